import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '../ui/EmptyState.tsx'
import { longestSearch } from '@commons/contract/shared/search.ts'

const pause = 250

/** What is looked for in a list: as it is typed, and as it is asked for, once the typing pauses. */
export function useListSearch(begun = '') {
  const [typed, setTyped] = useState(begun)
  const [settled] = useDebouncedValue(typed.trim(), pause)
  // An emptied field has the whole list back at once.
  const asked = typed.trim() === '' ? '' : settled
  return { typed, setTyped, asked, input: asked === '' ? {} : { search: asked } }
}

interface ListSearchProps {
  search: ReturnType<typeof useListSearch>
  /** In place of "Search by name". */
  label?: string
}

/** The field that looks for names in the list below it. */
export function ListSearch({ search: { typed, setTyped }, label }: ListSearchProps) {
  const { t } = useLingui()
  const name = label ?? t`Search by name`
  return (
    <TextInput
      type="search"
      aria-label={name}
      placeholder={name}
      leftSection={<IconSearch size={20} aria-hidden="true" />}
      maxLength={longestSearch}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || typed === '') return
        // It clears the field first and closes what is around it next.
        event.stopPropagation()
        setTyped('')
      }}
    />
  )
}

/** Said where a list has nobody by the name that is looked for. */
export function NobodyFound() {
  return (
    <EmptyState
      title={<Trans>No one here by that name</Trans>}
      hint={<Trans>Check the spelling, or try another part of the name.</Trans>}
    />
  )
}
