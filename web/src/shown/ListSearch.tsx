import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '../ui/EmptyState.tsx'
import { longestSearch } from '@commons/contract/shared/search.ts'

const pause = 250

/** State of a list's search: the text as typed, and as requested once typing pauses. */
export function useListSearch(begun = '') {
  const [typed, setTyped] = useState(begun)
  const [settled] = useDebouncedValue(typed.trim(), pause)
  // Clearing the field brings the whole list back at once.
  const asked = typed.trim() === '' ? '' : settled
  return { typed, setTyped, asked, input: asked === '' ? {} : { search: asked } }
}

/** A field that searches the list below it by name. */
export function ListSearch({ search }: { search: ReturnType<typeof useListSearch> }) {
  const { typed, setTyped } = search
  const { t } = useLingui()
  return (
    <TextInput
      type="search"
      aria-label={t`Search by name`}
      placeholder={t`Search by name`}
      leftSection={<IconSearch size={20} aria-hidden="true" />}
      maxLength={longestSearch}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || typed === '') return
        // The first Escape clears the field, the next closes what is around it.
        event.stopPropagation()
        setTyped('')
      }}
    />
  )
}

/** Shown when nobody in a list has the searched name. */
export function NobodyFound() {
  return (
    <EmptyState
      title={<Trans>No one here by that name</Trans>}
      hint={<Trans>Check the spelling, or try another part of the name.</Trans>}
    />
  )
}
