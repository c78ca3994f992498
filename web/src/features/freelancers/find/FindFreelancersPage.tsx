import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useReadMore } from '../../../api/use-read-more.ts'
import { ListSearch } from '../../../shown/ListSearch.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { Browse, FoundRows, SkillsField, wholeDollars } from '../../freelance/public.ts'
import { countryChoices } from '../profile/section-choices.ts'
import classes from './FindFreelancersPage.module.css'
import { FreelancerRow } from './FreelancerRow.tsx'
import { rateSteps, useFreelancerFilters } from './use-freelancer-filters.ts'

function Filters({ filters }: { filters: ReturnType<typeof useFreelancerFilters> }) {
  const { t, i18n } = useLingui()
  const { chosen, skills, country, choose, setSkills, setCountry } = filters
  const steps = rateSteps.map((value) => ({
    value,
    label: value === '' ? t`Any` : wholeDollars(value, i18n.locale),
  }))
  return (
    <>
      <SkillsField label={t`Skills`} skills={skills} onChange={setSkills} />
      <NativeSelect
        size="md"
        label={t`Country`}
        value={country}
        onChange={({ currentTarget: { value } }) => setCountry(value)}
        data={[{ value: '', label: t`Any country` }, ...countryChoices(i18n.locale)]}
      />
      <div className={classes.two}>
        <NativeSelect
          size="md"
          label={t`Rate from`}
          value={chosen.from}
          onChange={({ currentTarget: { value } }) => choose('from', value)}
          data={steps}
        />
        <NativeSelect
          size="md"
          label={t`Rate to`}
          value={chosen.to}
          onChange={({ currentTarget: { value } }) => choose('to', value)}
          data={steps}
        />
      </div>
      <NativeSelect
        size="md"
        label={t`Track record`}
        value={chosen.record}
        onChange={({ currentTarget: { value } }) => choose('record', value)}
        data={[
          { value: '', label: t`Any` },
          { value: 'done', label: t`Has done paid projects` },
          { value: 'rated', label: t`Rated 4 stars or more` },
        ]}
      />
      <NativeSelect
        size="md"
        label={t`Order`}
        value={chosen.sort}
        onChange={({ currentTarget: { value } }) => choose('sort', value)}
        data={[
          { value: 'done', label: t`Most paid projects` },
          { value: 'rating', label: t`Best rating` },
          { value: 'rate', label: t`Lowest rate` },
          { value: 'newest', label: t`Newest` },
        ]}
      />
    </>
  )
}

/** Freelancers by words and filters, which the address holds. */
export default function FindFreelancersPage() {
  const { t } = useLingui()
  const filters = useFreelancerFilters()
  const { read, more } = useReadMore('search_freelancers', filters.input, { isFilter: true })
  return (
    <Browse
      name={t`Find freelancers`}
      hint={<Trans>People who offer their work. Invite them to bid on your project.</Trans>}
      search={<ListSearch search={filters.search} label={t`Search freelancers`} />}
      filters={<Filters filters={filters} />}
      count={filters.count}
    >
      <Loaded read={read}>
        {(pages) => {
          const freelancers = pages.flatMap(({ response }) => response)
          return (
            <FoundRows
              count={freelancers.length}
              more={more}
              isFiltered={filters.isFiltered}
              said={
                <Plural value={freelancers.length} one="# freelancer found" other="# freelancers found" />
              }
              none={
                <EmptyState
                  title={<Trans>No freelancer found</Trans>}
                  hint={<Trans>Try fewer filters, or another word.</Trans>}
                  action={
                    <Button variant="light" onClick={filters.clear}>
                      <Trans>Show all freelancers</Trans>
                    </Button>
                  }
                />
              }
              empty={
                <EmptyState
                  title={<Trans>No freelancers yet</Trans>}
                  hint={<Trans>Whoever adds a headline or skills to their profile is found here.</Trans>}
                />
              }
            >
              {freelancers.map((freelancer) => (
                <FreelancerRow key={freelancer.user_id} freelancer={freelancer} />
              ))}
            </FoundRows>
          )
        }}
      </Loaded>
    </Browse>
  )
}
