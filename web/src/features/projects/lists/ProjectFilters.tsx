import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { ListSearch } from '../../../shown/ListSearch.tsx'
import classes from './ProjectLists.module.css'
import type { useProjectFilters } from './use-project-filters.ts'

/** The search, filter and order of all projects. */
export function ProjectFilters({ filters }: { filters: ReturnType<typeof useProjectFilters> }) {
  const { t } = useLingui()
  const { search, sort, hasEnded, setSort, setEnded } = filters
  return (
    <div className={classes.filters}>
      <ListSearch search={search} label={t`Search projects`} />
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
