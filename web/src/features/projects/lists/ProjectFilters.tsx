import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { longestSearch } from '@commons/contract/shared/search.ts'
import type { useListSearch } from '../../../shown/ListSearch.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import listPage from '../../../shown/ListPage.module.css'
import classes from './ProjectLists.module.css'
import type { useProjectFilters } from './use-project-filters.ts'

/** The field that searches projects by name. */
export function ProjectSearch({ search: { typed, setTyped } }: { search: ReturnType<typeof useListSearch> }) {
  const { t } = useLingui()
  return (
    <TextInput
      type="search"
      aria-label={t`Search projects`}
      placeholder={t`Search projects`}
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

/** The search, filter and order of all projects. */
export function ProjectFilters({ filters }: { filters: ReturnType<typeof useProjectFilters> }) {
  const { t } = useLingui()
  const { search, sort, hasEnded, setSort, setEnded } = filters
  return (
    <div className={classes.filters}>
      <ProjectSearch search={search} />
      <NativeSelect
        size="md"
        aria-label={t`Which projects`}
        value={hasEnded ? 'ended' : 'running'}
        onChange={(event) => setEnded(event.currentTarget.value === 'ended')}
        data={[
          { value: 'running', label: t`Running` },
          { value: 'ended', label: t`Ended` },
        ]}
      />
      <NativeSelect
        size="md"
        aria-label={t`Order`}
        value={sort}
        onChange={(event) => setSort(event.currentTarget.value)}
        data={[
          { value: 'newest', label: t`Newest` },
          { value: 'ending', label: hasEnded ? t`Latest ended` : t`Ending soon` },
          { value: 'funded', label: t`Most funded` },
          { value: 'backers', label: t`Most backers` },
        ]}
      />
    </div>
  )
}

/** Shown if no project matches the search. */
export function NoProjectFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={<Trans>No project by that name</Trans>}
      hint={<Trans>Check the spelling, or try another part of the name.</Trans>}
      action={
        <button type="button" className={listPage.textButton} onClick={onClear}>
          <Trans>Show all projects</Trans>
        </button>
      }
    />
  )
}
