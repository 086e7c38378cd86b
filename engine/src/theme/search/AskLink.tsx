/** Link to ask about what no page answers, as the site configures it. */
import type { SearchAsk } from '../../site/frame.ts'

export type AskLinkProps = {
  readonly ask: SearchAsk | undefined
  readonly className?: string | undefined
}

export function AskLink({ ask, className }: AskLinkProps) {
  return (
    ask && (
      <a className={className} href={ask.href}>
        {ask.label}
      </a>
    )
  )
}
