import { Link } from '@tanstack/react-router'
import { useEffect, type MouseEvent } from 'react'
import type { ResultGroup, ResultOption } from './result-groups.tsx'
import classes from './Search.module.css'

interface SearchResultsProps {
  id: string
  label: string
  groups: readonly ResultGroup[]
  chosen: ResultOption | undefined
  optionId: (option: ResultOption) => string
  /** Whether the results are for an earlier text, while the new answer is under way. */
  isBusy: boolean
  onLeave: (option: ResultOption) => void
}

interface OptionProps {
  id: string
  option: ResultOption
  isChosen: boolean
  onLeave: () => void
}

function Option({ id, option: { does, row }, isChosen, onLeave }: OptionProps) {
  const props = {
    id,
    role: 'option',
    'aria-selected': isChosen,
    tabIndex: -1,
    className: classes.option,
    // Keeps the focus in the field, and a phone's keyboard open.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  }
  if (typeof does === 'string')
    return (
      <Link {...props} to={does} onClick={onLeave}>
        {row}
      </Link>
    )
  return (
    <button
      {...props}
      type="button"
      onClick={() => {
        onLeave()
        does()
      }}
    >
      {row}
    </button>
  )
}

/** The results in groups. They never take the focus, which stays in the field. */
export function SearchResults(props: SearchResultsProps) {
  const { id, label, groups, chosen, optionId, isBusy, onLeave } = props
  const activeId = chosen && optionId(chosen)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  if (groups.length === 0) return null
  return (
    <div id={id} role="listbox" aria-label={label} aria-busy={isBusy} className={classes.groups}>
      {groups.map(({ kind, title, options }) => (
        <div key={kind} role="group" aria-labelledby={`${id}.${kind}`}>
          <div dir="auto" id={`${id}.${kind}`} className={classes.title} role="presentation">
            {title}
          </div>
          {options.map((option) => (
            <Option
              key={option.key}
              id={optionId(option)}
              option={option}
              isChosen={option.key === chosen?.key}
              onLeave={() => onLeave(option)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
