import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ResultGroup, ResultOption } from './result-groups.tsx'
import classes from './Search.module.css'

interface SearchResultsProps {
  id: string
  groups: readonly ResultGroup[]
  chosen: ResultOption | undefined
  optionId: (option: ResultOption) => string
  /** Whether the results are for an earlier text, while the new answer is under way. */
  isBusy: boolean
  onLeave: () => void
}

/** The results in groups. They never take the focus, which stays in the field. */
export function SearchResults({ id, groups, chosen, optionId, isBusy, onLeave }: SearchResultsProps) {
  const { t } = useLingui()
  const activeId = chosen && optionId(chosen)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  if (groups.length === 0) return null
  return (
    <div id={id} role="listbox" aria-label={t`Search results`} aria-busy={isBusy} className={classes.groups}>
      {groups.map(({ kind, title, options }) => (
        <div key={kind} role="group" aria-labelledby={`${id}.${kind}`}>
          <div dir="auto" id={`${id}.${kind}`} className={classes.title} role="presentation">
            {title}
          </div>
          {options.map((option) => (
            <Link
              key={option.key}
              id={optionId(option)}
              to={option.to}
              role="option"
              aria-selected={option.key === chosen?.key}
              tabIndex={-1}
              className={classes.option}
              // Keeps the focus in the field, and a phone's keyboard open.
              onMouseDown={(event) => event.preventDefault()}
              onClick={onLeave}
            >
              {option.row}
            </Link>
          ))}
        </div>
      ))}
    </div>
  )
}
