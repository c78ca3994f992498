import { longestSearch } from '@commons/contract/shared/search.ts'
import { useLingui } from '@lingui/react/macro'
import { IconSearch, IconX } from '@tabler/icons-react'
import type { KeyboardEvent, Ref } from 'react'
import { beginningOf, unitsFor } from '@commons/contract/shared/text/cutting.ts'
import classes from './Search.module.css'

interface SearchFieldProps {
  field: Ref<HTMLInputElement>
  label: string
  placeholder: string
  text: string
  onText: (text: string) => void
  /** Id of the list of results, if there is one. */
  listId: string | undefined
  activeId: string | undefined
  onKeyDown: (event: KeyboardEvent) => void
}

/** The field for the search text. */
export function SearchField(props: SearchFieldProps) {
  const { field, label, placeholder, text, onText, listId, activeId, onKeyDown } = props
  const { t } = useLingui()
  return (
    <div className={classes.top}>
      <div className={classes.field}>
        <IconSearch size={20} aria-hidden="true" />
        <input
          dir="auto"
          ref={field}
          role="combobox"
          className={classes.input}
          value={text}
          maxLength={unitsFor(longestSearch)}
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          aria-autocomplete="list"
          aria-expanded={listId !== undefined}
          aria-controls={listId}
          aria-activedescendant={activeId}
          data-autofocus
          onChange={(event) => onText(beginningOf(event.currentTarget.value, longestSearch))}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button type="button" className={classes.icon} aria-label={t`Clear`} onClick={() => onText('')}>
            <IconX size={18} aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  )
}
