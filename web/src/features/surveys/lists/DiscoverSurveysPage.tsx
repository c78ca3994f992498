import { longestSearch } from '@commons/contract/shared/search.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState, type ComponentProps } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { useListSearch } from '../../../shown/ListSearch.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { usePageTitle } from '../../../ui/page-title.ts'
import listPage from '../../../shown/ListPage.module.css'
import classes from './SurveyLists.module.css'
import { rowsFetched, SurveyPages } from './SurveyPages.tsx'
import { SurveyRow } from './SurveyRow.tsx'

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
          <EmptyState
            title={<Trans>No surveys yet</Trans>}
            hint={<Trans>Ask something, and everyone can vote.</Trans>}
            action={
              <Button component={Link} to={paths.createSurvey()} variant="light">
                <Trans>Add Survey</Trans>
              </Button>
            }
          />
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
  const search = useListSearch()
  const [state, setState] = useState<State>('')
  const clear = () => {
    search.setTyped('')
    setState('')
  }
  return (
    <div className={listPage.page}>
      <header className={listPage.head}>
        <h1 className={listPage.name}>
          <Trans>Discover Surveys</Trans>
        </h1>
        <Button
          component={Link}
          to={paths.createSurvey()}
          leftSection={<IconPlus size={20} aria-hidden="true" />}
        >
          <Trans>Add Survey</Trans>
        </Button>
      </header>
      <Card as="div">
        <div className={classes.filters}>
          <TextInput
            type="search"
            aria-label={t`Search votes...`}
            placeholder={t`Search votes...`}
            leftSection={<IconSearch size={20} aria-hidden="true" />}
            maxLength={longestSearch}
            value={search.typed}
            onChange={(event) => search.setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && search.typed !== '') search.setTyped('')
            }}
          />
          <NativeSelect
            size="md"
            aria-label={t`Which surveys`}
            value={state}
            onChange={({ currentTarget: { value } }) => setState(states.find((each) => each === value) ?? '')}
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
