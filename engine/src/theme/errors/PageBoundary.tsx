/** Shows a crash in place of the page; another page leaves it behind. */

import type { ReactNode } from 'react'
import { useApp, usePage } from '../appContext.ts'
import { CrashReport } from './CrashReport.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { words } = useApp()
  const href = usePage((page) => page.href)
  return (
    <ErrorBoundary
      resetKey={href}
      fallback={(failure) => <CrashReport {...failure} words={words} />}
    >
      {children}
    </ErrorBoundary>
  )
}
