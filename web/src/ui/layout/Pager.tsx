import { useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import classes from './Pager.module.css'

/** Returns the page numbers to offer: at most `most`, around the open one. */
export function pagesAround(page: number, pages: number, most: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(most / 2), pages - most + 1))
  return Array.from({ length: Math.min(most, pages) }, (_, index) => first + index)
}

interface PagerProps {
  label: string
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

const mostLinks = 5

/** Navigation between a list's pages; nothing if there is only one. */
export function Pager({ label, page, pages, onPage }: PagerProps) {
  const { t } = useLingui()
  if (pages < 2) return null
  return (
    <nav className={classes.pager} aria-label={label}>
      <button
        type="button"
        className={classes.link}
        aria-label={t`Previous page`}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        <IconChevronLeft size={20} aria-hidden="true" />
      </button>
      {pagesAround(page, pages, mostLinks).map((each) => (
        <button
          key={each}
          type="button"
          className={classes.link}
          aria-label={t`Page ${each}`}
          aria-current={each === page ? 'page' : undefined}
          onClick={() => onPage(each)}
        >
          {each}
        </button>
      ))}
      <button
        type="button"
        className={classes.link}
        aria-label={t`Next page`}
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      >
        <IconChevronRight size={20} aria-hidden="true" />
      </button>
    </nav>
  )
}
