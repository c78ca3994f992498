import type { SurveyDetail } from '@commons/contract/shared/survey-shown.ts'
import { useLingui } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { LoadingPage } from '../../../shown/LoadingPage.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { BotMark } from '../../../ui/words/BotMark.tsx'
import { Closing } from '../Closing.tsx'
import { SurveyComments } from '../comments/SurveyComments.tsx'
import { hasVoted } from '../kinds.ts'
import { Results } from '../results/Results.tsx'
import { SurveyFacts } from '../SurveyFacts.tsx'
import { NoReceipt, Receipt } from '../voting/Receipt.tsx'
import { VoteOptions } from '../voting/VoteOptions.tsx'
import { VotingCounts } from '../voting/VotingCounts.tsx'
import { SurveyAbsent } from './SurveyAbsent.tsx'
import { SurveyActions } from './SurveyActions.tsx'
import classes from './SurveyPage.module.css'

/** The longest delay of a browser's timer. */
const longestWait = 2 ** 31 - 1

/** Reports that the survey was seen, and reads it again once it closes. */
function useWatching(survey: SurveyDetail, refetch: () => unknown) {
  const { id, closing_date, is_closed } = survey
  const { mutate } = useWrite('voting_seen', { toasts: 'none' })
  const isActive = is_closed === 0 && !hasVoted(survey)
  useEffect(() => {
    if (isActive) mutate({ voting_title_id: id })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each survey
  }, [id])
  useEffect(() => {
    if (is_closed === 1) return undefined
    const left = Date.parse(closing_date) - Date.now()
    const timer = setTimeout(() => void refetch(), Math.min(Math.max(left, 0) + 500, longestWait))
    return () => clearTimeout(timer)
  }, [closing_date, is_closed, refetch])
}

function Shown({ survey, refetch }: { survey: SurveyDetail; refetch: () => unknown }) {
  usePageTitle(survey.title)
  useWatching(survey, refetch)
  const { user_id, full_name, profile_pic, title } = survey
  return (
    <Card as="article" className={classes.body} tabIndex={-1}>
      <div className={classes.author}>
        <MemberAvatar name={full_name} src={profile_pic} size={40} />
        <div className={classes.names}>
          <Link to={paths.timeline(user_id)} className={classes.by}>
            <bdi>{full_name}</bdi>
          </Link>{' '}
          <BotMark of={survey} />
          <p className={classes.facts}>
            <Closing of={survey} zone />
          </p>
          <p className={classes.facts}>
            <SurveyFacts of={survey} />
          </p>
        </div>
      </div>
      <h1 dir="auto" className={classes.title}>
        {title}
      </h1>
      <VoteOptions
        survey={survey}
        renderAbove={(shown) => <VotingCounts of={shown} />}
        renderBelow={(shown, { receipt, names }) => {
          const code = shown.receipt ?? receipt?.code
          return (
            <>
              {shown.is_closed === 1 && <Results survey={shown} />}
              {hasVoted(shown) &&
                (code === undefined ? <NoReceipt /> : <Receipt code={code} survey={shown} names={names} />)}
            </>
          )
        }}
      />
      <SurveyActions survey={survey} />
      <SurveyComments survey={survey} />
    </Card>
  )
}

function SurveyOf({ id }: { id: number }) {
  const { t } = useLingui()
  usePageTitle(t`Survey`)
  const read = useRead('voting_detail', { voting_title_id: id })
  if (read.error?.refusal === 'survey_not_found') return <SurveyAbsent />
  if (read.data) return <Shown survey={read.data} refetch={read.refetch} />
  return (
    <div className={classes.page}>
      <VisuallyHidden as="h1">{t`Survey`}</VisuallyHidden>
      <LoadingPage read={read} />
    </div>
  )
}

/** The page of a survey: voting, result and comments. */
export default function SurveyPage() {
  const { surveyId = '' } = useParams({ strict: false })
  return /^[1-9][0-9]{0,15}$/.test(surveyId) ? (
    <SurveyOf key={surveyId} id={Number(surveyId)} />
  ) : (
    <SurveyAbsent />
  )
}
