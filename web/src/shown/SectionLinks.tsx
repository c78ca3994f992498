import { Link } from '@tanstack/react-router'
import { useRef, type ReactNode } from 'react'
import { useChosenInRow } from '../ui/layout/use-chosen-in-row.ts'
import classes from './SectionLinks.module.css'

export interface SectionLink {
  readonly key: string
  readonly label: ReactNode
  /** The query of its address; the path is the page's. */
  readonly search: Readonly<Record<string, string>>
}

interface SectionLinksProps {
  /** What the sections belong to. */
  label: string
  to: string
  sections: readonly SectionLink[]
  /** The key of the open section. */
  shown: string
}

/** Links to a page's sections, each with its own address. */
export function SectionLinks({ label, to, sections, shown }: SectionLinksProps) {
  const row = useRef<HTMLElement>(null)
  useChosenInRow(row, shown)
  return (
    <nav ref={row} aria-label={label} className={classes.sections}>
      {sections.map(({ key, label: text, search }) => (
        <Link
          dir="auto"
          key={key}
          to={to}
          search={search}
          className={classes.link}
          // Otherwise the router marks the first link in every section.
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={key === shown ? 'page' : undefined}
          // Keeps the scroll position: only what is below changes.
          resetScroll={false}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
