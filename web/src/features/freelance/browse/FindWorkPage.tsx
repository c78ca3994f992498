import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal, IconChevronDown } from '@tabler/icons-react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { ListSearch } from '../../../shown/ListSearch.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { FreelanceShell } from '../frame/FreelanceShell.tsx'
import { SkillsField } from '../post/SkillsField.tsx'
import { SavedSearches } from '../searches/SavedSearches.tsx'
import classes from './FindWorkPage.module.css'
import { JobRow } from './JobRow.tsx'
import { budgetSteps, useJobFilters } from './use-job-filters.ts'

function Filters({ filters }: { filters: ReturnType<typeof useJobFilters> }) {
  const { t, i18n } = useLingui()
  const { search, chosen, skills, count, choose, setSkills } = filters
  const isAside = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false })
  const dollars = (step: string) =>
    new Intl.NumberFormat(i18n.locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }).format(BigInt(step))
  return (
    <Card as="aside" aria-label={t`Filters`} className={classes.filters}>
      <ListSearch search={search} label={t({ message: 'Search projects', context: 'freelance projects' })} />
      {/* Folded where it isn't beside the projects: they come first. */}
      <details className={classes.fold} open={isAside}>
        <summary className={classes.unfold}>
          <IconAdjustmentsHorizontal size={20} aria-hidden="true" />
          <Trans>Filters</Trans>
          {count > 0 && <span className={classes.count}>{i18n.number(count)}</span>}
          <IconChevronDown size={20} className={classes.arrow} aria-hidden="true" />
        </summary>
        <div className={classes.fields}>
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
              data={budgetSteps.map((step) => ({ value: step, label: step === '' ? t`Any` : dollars(step) }))}
            />
            <NativeSelect
              size="md"
              label={t`Budget to`}
              value={chosen.to}
              onChange={({ currentTarget: { value } }) => choose('to', value)}
              data={budgetSteps.map((step) => ({ value: step, label: step === '' ? t`Any` : dollars(step) }))}
            />
          </div>
          <Checkbox
            label={t`Only clients with a confirmed email address`}
            checked={chosen.verified === '1'}
            onChange={({ currentTarget }) => choose('verified', currentTarget.checked ? '1' : '')}
          />
        </div>
      </details>
    </Card>
  )
}

/** Jobs that take bids, by words and filters, which the address holds. */
export default function FindWorkPage() {
  const { t } = useLingui()
  const filters = useJobFilters()
  const { read, more } = useReadMore('search_projects', filters.input, { isFilter: true })
  return (
    <FreelanceShell>
      <HeadedPage name={t`Find work`} hint={<Trans>Projects that take bids, newest first.</Trans>}>
        <div className={classes.sides}>
          <div className={classes.chosen}>
            <Filters filters={filters} />
            <SavedSearches filters={filters} />
          </div>
          <Card as="div">
            <Loaded read={read}>
              {(pages) => {
                const jobs = pages.flatMap(({ response }) => response)
                return (
                  <div className={classes.found}>
                    <VisuallyHidden>
                      <span role="status">
                        {filters.isFiltered && (
                          <Plural value={jobs.length} one="# project found" other="# projects found" />
                        )}
                      </span>
                    </VisuallyHidden>
                    {jobs.length === 0 && !more.isThere ? (
                      filters.isFiltered ? (
                        <EmptyState
                          title={<Trans>No project found</Trans>}
                          hint={<Trans>Try fewer filters, or another word.</Trans>}
                          action={
                            <Button variant="light" onClick={filters.clear}>
                              <Trans>Show all projects</Trans>
                            </Button>
                          }
                        />
                      ) : (
                        <EmptyState
                          title={<Trans>No open projects yet</Trans>}
                          hint={<Trans>As soon as somebody posts one, it's here.</Trans>}
                        />
                      )
                    ) : (
                      <>
                        <ul className={classes.rows}>
                          {jobs.map((job) => (
                            <JobRow key={job.id} job={job} />
                          ))}
                        </ul>
                        <MoreButton more={more} />
                      </>
                    )}
                  </div>
                )
              }}
            </Loaded>
          </Card>
        </div>
      </HeadedPage>
    </FreelanceShell>
  )
}
