import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { longestSearch } from '@commons/contract/shared/search.ts'
import type { useListSearch } from '../../../shown/ListSearch.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import listPage from '../../../shown/ListPage.module.css'

/** Field that searches groups by name. */
export function GroupSearch({ search: { typed, setTyped } }: { search: ReturnType<typeof useListSearch> }) {
  const { t } = useLingui()
  return (
    <TextInput
      type="search"
      aria-label={t`Search groups`}
      placeholder={t`Search groups`}
      leftSection={<IconSearch size={20} aria-hidden="true" />}
      maxLength={longestSearch}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed !== '') setTyped('')
      }}
    />
  )
}

/** Shown if no group matches the search. */
export function NoGroupFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={<Trans>No group by that name</Trans>}
      hint={<Trans>Check the spelling, or try another part of the name.</Trans>}
      action={
        <button type="button" className={listPage.textButton} onClick={onClear}>
          <Trans>Show all groups</Trans>
        </button>
      }
    />
  )
}
