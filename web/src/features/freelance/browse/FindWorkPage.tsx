import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useReadMore } from '../../../api/use-read-more.ts'
import { ListSearch } from '../../../shown/ListSearch.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { wholeDollars } from '../Dollars.tsx'
import { SkillsField } from '../post/SkillsField.tsx'
import { SavedSearches } from '../searches/SavedSearches.tsx'
import { Browse, FoundRows } from './Browse.tsx'
import classes from './Browse.module.css'
import { JobRow } from './JobRow.tsx'
import { budgetSteps, useJobFilters } from './use-job-filters.ts'

function Filters({ filters }: { filters: ReturnType<typeof useJobFilters> }) {
  const { t, i18n } = useLingui()
  const steps = budgetSteps.map((value) => ({
    value,
    label: value === '' ? t`Any` : wholeDollars(value, i18n.locale),
  }))
  const { chosen, skills, choose, setSkills } = filters
  return (
    <>
      <SkillsField label={t`Skills`} skills={skills} onChange={setSkills} />
      <NativeSelect
        size="md"
        label={t`How it's paid`}
        value={chosen.pay}
        onChange={({ currentTarget: { value } }) => choose('pay', value)}
        data={[
          { value: '', label: t`Fixed or by the hour` },
          { value: 'fixed', label: t`Fixed price` },
          { value: 'hourly', label: t`By the hour` },
        ]}
      />
      <div className={classes.two}>
        <NativeSelect
          size="md"
          label={t`Budget from`}
          value={chosen.from}
          onChange={({ currentTarget: { value } }) => choose('from', value)}
          data={steps}
        />
        <NativeSelect
          size="md"
          label={t`Budget to`}
          value={chosen.to}
          onChange={({ currentTarget: { value } }) => choose('to', value)}
          data={steps}
        />
      </div>
      <Checkbox
        label={t`Only clients with a confirmed email address`}
        checked={chosen.verified === '1'}
        onChange={({ currentTarget }) => choose('verified', currentTarget.checked ? '1' : '')}
      />
    </>
  )
}

/** Jobs that take bids, by words and filters, which the address holds. */
export default function FindWorkPage() {
  const { t } = useLingui()
  const filters = useJobFilters()
  const { read, more } = useReadMore('search_projects', filters.input, { isFilter: true })
  return (
    <Browse
      name={t`Find work`}
      hint={<Trans>Projects that take bids, newest first.</Trans>}
      search={<ListSearch search={filters.search} label={t`Search projects`} />}
      filters={<Filters filters={filters} />}
      count={filters.count}
      more={<SavedSearches filters={filters} />}
    >
      <Loaded read={read}>
        {(pages) => {
          const jobs = pages.flatMap(({ response }) => response)
          return (
            <FoundRows
              count={jobs.length}
              more={more}
              isFiltered={filters.isFiltered}
              said={<Plural value={jobs.length} one="# project found" other="# projects found" />}
              none={
                <EmptyState
                  title={<Trans>No project found</Trans>}
                  hint={<Trans>Try fewer filters, or another word.</Trans>}
                  action={
                    <Button variant="light" onClick={filters.clear}>
                      <Trans>Show all projects</Trans>
                    </Button>
                  }
                />
              }
              empty={
                <EmptyState
                  title={<Trans>No open projects yet</Trans>}
                  hint={<Trans>As soon as somebody posts one, it's here.</Trans>}
                />
              }
            >
              {jobs.map((job) => (
                <JobRow key={job.id} job={job} />
              ))}
            </FoundRows>
          )
        }}
      </Loaded>
    </Browse>
  )
}
