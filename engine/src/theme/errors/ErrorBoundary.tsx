/** Stops a crash from taking down what stands around it. A class because React offers nothing else. */

import { Component, type ReactNode } from 'react'

export type Failure = {
  readonly error: unknown
  /** Renders the children again. */
  readonly retry: () => void
}

export type ErrorBoundaryProps = {
  readonly children: ReactNode
  readonly fallback: (failure: Failure) => ReactNode
  /** Another key than the one that failed tries again. */
  readonly resetKey?: string
}

type State = {
  readonly failed: { readonly error: unknown; readonly key: string | undefined } | undefined
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error, key: undefined } }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { failed }: State,
  ): State | null {
    if (!failed || failed.key === resetKey) return null
    return failed.key === undefined
      ? { failed: { ...failed, key: resetKey } }
      : { failed: undefined }
  }

  override render(): ReactNode {
    const { failed } = this.state
    if (!failed) return this.props.children
    return this.props.fallback({
      error: failed.error,
      retry: () => this.setState({ failed: undefined }),
    })
  }
}
