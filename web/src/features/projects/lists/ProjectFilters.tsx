import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { IconMapPin, IconTag } from '@tabler/icons-react'
import { ListSearch } from '../../../shown/ListSearch.tsx'
import classes from './ProjectLists.module.css'
import type { useProjectFilters } from './use-project-filters.ts'

/** The search, filters and order of all projects. */
export function ProjectFilters({ filters }: { filters: ReturnType<typeof useProjectFilters> }) {
  const { t } = useLingui()
  const { search, industry, location, sort, stage, setSort, setStage } = filters
  return (
    <div className={classes.filters}>
      <ListSearch search={search} label={t`Search projects`} />
      <ListSearch search={industry} label={t`Industry`} icon={<IconTag size={20} aria-hidden="true" />} />
      <ListSearch
        search={location}
        label={t({ message: 'Location', context: 'of a project' })}
        icon={<IconMapPin size={20} aria-hidden="true" />}
      />
      <NativeSelect
        size="md"
        aria-label={t`Which projects`}
        value={stage}
        onChange={(event) => setStage(event.currentTarget.value)}
        data={[
          { value: 'running', label: t`Running` },
          { value: 'funded', label: t({ message: 'Funded', context: 'which projects' }) },
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
          { value: 'ending', label: stage === 'running' ? t`Ending soon` : t`Latest ended` },
          { value: 'funded', label: t`Most funded` },
          { value: 'backers', label: t`Most backers` },
        ]}
      />
    </div>
  )
}
