import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { ListSearch } from '../../../shown/ListSearch.tsx'
import { useListFilters } from '../../../shown/use-list-filters.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import listPage from '../../../shown/ListPage.module.css'
import classes from './SurveyLists.module.css'
import { rowsFetched, SurveyPages } from './SurveyPages.tsx'
import { SurveyRow } from './SurveyRow.tsx'
import { NoSurveys, SurveysHead } from './SurveysHead.tsx'

const states = ['', 'open', 'closed'] as const
type State = (typeof states)[number]

interface ListProps {
  state: State
  onClear: () => void
}

function All({ state, ...rest }: ListProps) {
  const list = useReadMore('voting_list', { state, limit: rowsFetched }, { isFilter: true })
  return <Listed key={state} list={list} isWhole={state === ''} {...rest} />
}

function Found({ title, state, ...rest }: ListProps & { title: string }) {
  const list = useReadMore('search_voting_titles', { title, state, limit: rowsFetched }, { isFilter: true })
  return <Listed key={`${state} ${title}`} list={list} isWhole={false} {...rest} />
}

interface ListedProps extends Pick<ListProps, 'onClear'> {
  list: ComponentProps<typeof SurveyPages>['of']
  isWhole: boolean
}

function Listed({ list, isWhole, onClear }: ListedProps) {
  return (
    <SurveyPages
      of={list}
      empty={
        isWhole ? (
          <NoSurveys />
        ) : (
          <EmptyState
            title={<Trans>No survey found</Trans>}
            hint={<Trans>Try another word, or look at all of them.</Trans>}
            action={
              <Button variant="light" onClick={onClear}>
                <Trans>Show all surveys</Trans>
              </Button>
            }
          />
        )
      }
    >
      {(survey) => <SurveyRow key={survey.id} survey={survey} />}
    </SurveyPages>
  )
}

/** All surveys, for members who look for one to vote in. */
export default function DiscoverSurveysPage() {
  const { t } = useLingui()
  usePageTitle(t`Discover Surveys`)
  const { search, chosen, choose, clear } = useListFilters({ state: states })
  const { state } = chosen
  return (
    <div className={listPage.page}>
      <SurveysHead title={<Trans>Discover Surveys</Trans>} />
      <Card as="div">
        <div className={classes.filters}>
          <ListSearch search={search} label={t`Search votes...`} />
          <NativeSelect
            size="md"
            aria-label={t`Which surveys`}
            value={state}
            onChange={({ currentTarget: { value } }) => choose('state', value)}
            data={[
              { value: '', label: t`Open and closed` },
              { value: 'open', label: t({ message: 'Open', context: 'surveys' }) },
              { value: 'closed', label: t`Closed` },
            ]}
          />
        </div>
        {search.asked === '' ? (
          <All state={state} onClear={clear} />
        ) : (
          <Found title={search.asked} state={state} onClear={clear} />
        )}
      </Card>
    </div>
  )
}
