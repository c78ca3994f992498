import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { FilterHints } from './FilterHints.tsx'
import { recentSearches } from './recent-searches.ts'
import { RecentSearches } from './RecentSearches.tsx'
import type { ResultOption } from './result-groups.tsx'
import classes from './Search.module.css'
import { SearchField } from './SearchField.tsx'
import type { SearchKinds } from './search-kind.ts'
import { SearchResults } from './SearchResults.tsx'
import { SearchState } from './SearchState.tsx'
import { useChoice } from './use-choice.ts'
import { useSearch } from './use-search.ts'

interface SearchDialogProps {
  kinds: SearchKinds
  initialText: string
  onClose: () => void
}

/** Searches these kinds while the member types. */
export function SearchDialog({ kinds, initialText, onClose }: SearchDialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(initialText)
  const typed = text.trim().replaceAll(/\s+/g, ' ')
  const { groups, isFresh, isKnown, read } = useSearch(typed, kinds)
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups])
  const { chosen, onArrow, reset } = useChoice(options, typed !== '' && isFresh)
  const first = options[0]
  // Whether Enter was pressed before the answer came.
  const [isHurried, setHurried] = useState(false)
  const optionId = ({ key }: ResultOption) => `${id}.${key}`

  function type(next: string) {
    setText(next)
    setHurried(false)
    reset()
    field.current?.focus()
  }

  function leave() {
    if (typed !== '') recentSearches.add(typed)
    onClose()
  }

  function open({ does }: ResultOption) {
    leave()
    if (typeof does === 'string') void navigate({ to: does })
    else does()
  }

  const openLatest = useRef(open)
  openLatest.current = open
  useEffect(() => {
    if (!isHurried || !isFresh) return
    setHurried(false)
    if (first) openLatest.current(first)
  }, [isHurried, isFresh, first])

  function onKeyDown(event: KeyboardEvent) {
    // During IME composition, the keys belong to the system's own list.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' && chosen) open(chosen)
    else if (event.key === 'Enter' && typed !== '') setHurried(true)
    else if (!onArrow(event)) return
    event.preventDefault()
  }

  return (
    <Dialog opened title={<Trans>Search</Trans>} size="full" onClose={onClose}>
      <div className={classes.search}>
        <SearchField
          field={field}
          label={t`Search`}
          placeholder={t`Search user`}
          text={text}
          onText={type}
          listId={options.length > 0 ? `${id}.list` : undefined}
          activeId={chosen && optionId(chosen)}
          onKeyDown={onKeyDown}
        />
        {typed === '' && <RecentSearches onChoose={type} />}
        <SearchResults
          id={`${id}.list`}
          label={t`Search results`}
          groups={groups}
          chosen={chosen}
          optionId={optionId}
          isBusy={!isFresh}
          onLeave={leave}
        />
        <SearchState typed={typed} count={options.length} isFresh={isFresh} isKnown={isKnown} read={read} />
        <FilterHints onFilter={(filter) => type(`${text.trimEnd()} ${filter}`.trimStart())} />
      </div>
    </Dialog>
  )
}
