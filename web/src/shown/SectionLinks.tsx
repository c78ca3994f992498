import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './SectionLinks.module.css'

export interface SectionLink {
  readonly key: string
  readonly label: ReactNode
  /** What its address asks for; the path is the page's. */
  readonly search: Readonly<Record<string, string>>
}

interface SectionLinksProps {
  /** What the parts are of. */
  label: string
  to: string
  sections: readonly SectionLink[]
  /** The key of the one that is open. */
  shown: string
}

/** The parts of a page, each with an address of its own. */
export function SectionLinks({ label, to, sections, shown }: SectionLinksProps) {
  return (
    <nav aria-label={label} className={classes.sections}>
      {sections.map(({ key, label: text, search }) => (
        <Link
          key={key}
          to={to}
          search={search}
          className={classes.link}
          // Else the router marks the first one everywhere on the page.
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={key === shown ? 'page' : undefined}
          // One's place on the page stays: only what is below is another.
          resetScroll={false}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
