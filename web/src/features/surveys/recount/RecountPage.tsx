import type { SurveyDetail } from '@commons/contract/shared/survey-shown.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconDownload } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { download } from '../../../ui/download.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { SurveyAbsent } from '../detail/SurveyAbsent.tsx'
import { FindBallot } from './FindBallot.tsx'
import classes from './RecountPage.module.css'
import { useRecount } from './use-recount.ts'
import { Verdict } from './Verdict.tsx'

function Counting({ survey }: { survey: SurveyDetail }) {
  const { t } = useLingui()
  const { count, done, failure, retry } = useRecount(survey)
  const all = survey.outcome?.ballot_count ?? 0
  if (failure) return <ErrorState error={failure} onRetry={retry} />
  if (!done)
    return (
      <div className={classes.part}>
        <p className={classes.note} role="status">
          <Trans>Counting…</Trans>
        </p>
        <progress className={classes.progress} aria-label={t`Ballots counted`} value={count} max={all} />
      </div>
    )
  const save = () => {
    const { id, title, kind, recdata, outcome } = survey
    const file = {
      survey: { id, kind, title, options: recdata.map(({ options }) => options) },
      chain_hash: outcome?.chain_hash,
      ballots: done.ballots,
    }
    download(
      `${t({ message: 'ballots', context: 'name of a file' })}-${id}.json`,
      JSON.stringify(file),
      'application/json',
    )
  }
  return (
    <>
      <Verdict survey={survey} of={done} />
      <FindBallot survey={survey} of={done} />
      <div>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden="true" />} onClick={save}>
          <Trans>Download all ballots</Trans>
        </Button>
      </div>
    </>
  )
}

function NotYet({ survey: { is_closed } }: { survey: SurveyDetail }) {
  return is_closed === 1 ? (
    <p className={classes.note} role="status">
      <Trans>The votes are being counted…</Trans>
    </p>
  ) : (
    <EmptyState
      title={<Trans>This survey is still open</Trans>}
      hint={<Trans>You can recount the votes once it's closed.</Trans>}
    />
  )
}

function RecountOf({ id }: { id: number }) {
  const { t } = useLingui()
  usePageTitle(t`Recount`)
  const read = useRead('voting_detail', { voting_title_id: id })
  const survey = read.data
  if (read.error?.refusal === 'survey_not_found') return <SurveyAbsent />
  return (
    <Card as="article" className={classes.page} tabIndex={-1}>
      <header className={classes.head}>
        <Link to={paths.survey(id)} className={classes.back}>
          <IconArrowLeft size={18} aria-hidden="true" /> <Trans>Back to the survey</Trans>
        </Link>
        <h1 className={classes.title}>
          <Trans>Recount</Trans>
        </h1>
        {survey && (
          <p dir="auto" className={classes.question}>
            {survey.title}
          </p>
        )}
        <p className={classes.note}>
          <Trans>
            Your browser fetches every ballot, without names, and counts them itself. Nobody has to take our
            word for the result.
          </Trans>
        </p>
      </header>
      {survey ? (
        survey.outcome ? (
          // Browsers provide hashes only on encrypted connections.
          'subtle' in crypto ? (
            <Counting survey={survey} />
          ) : (
            <p className={classes.bad} role="alert">
              <Trans>Your browser only does this over a secure connection (https).</Trans>
            </p>
          )
        ) : (
          <NotYet survey={survey} />
        )
      ) : (
        <Loaded read={read}>{() => null}</Loaded>
      )}
    </Card>
  )
}

/** Recounts a closed survey from its ballots in the browser, for anybody who doubts the result. */
export default function RecountPage() {
  const { surveyId = '' } = useParams({ strict: false })
  return /^[1-9][0-9]{0,15}$/.test(surveyId) ? (
    <RecountOf key={surveyId} id={Number(surveyId)} />
  ) : (
    <SurveyAbsent />
  )
}
