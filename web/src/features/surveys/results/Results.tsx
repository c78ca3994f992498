import type { SurveyDetail } from '@commons/contract/shared/survey-shown.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconTrophy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { ResultFiles } from './ResultFiles.tsx'
import classes from './Results.module.css'
import { RunOffRounds } from './RunOffRounds.tsx'

function Outcome({ survey: { recdata, outcome, quorum, vote_count } }: { survey: SurveyDetail }) {
  if (!outcome)
    return (
      <p className={classes.note} role="status">
        <Trans>The votes are being counted…</Trans>
      </p>
    )
  const { winners, rounds } = outcome
  const tie = rounds.at(-1)?.tie
  const won = recdata.flatMap(({ option_id, options }) => (winners.includes(option_id) ? options : []))
  const [winner = ''] = won
  const tied = won.join(', ')
  const others = recdata
    .flatMap(({ option_id, options }) =>
      tie?.tied.includes(option_id) && !winners.includes(option_id) ? options : [],
    )
    .join(', ')
  const deciding = tie?.round
  return (
    <div>
      <h2 className={classes.outcome}>
        {won.length > 0 && <IconTrophy size={22} aria-hidden="true" />}
        <span>
          {won.length === 0 ? (
            <Trans>Nobody voted.</Trans>
          ) : won.length === 1 ? (
            <Trans>
              Result: <strong>{winner}</strong>
            </Trans>
          ) : (
            <Trans>
              It's a tie: <strong>{tied}</strong>
            </Trans>
          )}
        </span>
      </h2>
      {tie && (
        <p className={classes.note}>
          {deciding === null ? (
            <Trans>Tied with {others} at the end. The lot decided.</Trans>
          ) : (
            <Trans>
              Tied with {others} at the end. Round {deciding} decided.
            </Trans>
          )}
        </p>
      )}
      {quorum !== null && (
        <p className={classes.note}>
          {vote_count >= quorum ? (
            <Trans>
              The quorum of {quorum} was met: {vote_count} voted.
            </Trans>
          ) : (
            <Trans>
              The quorum wasn't met: {vote_count} of {quorum} voted.
            </Trans>
          )}
        </p>
      )}
    </div>
  )
}

/** The result of a closed survey, with links to download and check it. */
export function Results({ survey }: { survey: SurveyDetail }) {
  const { t } = useLingui()
  return (
    <section className={classes.results} aria-label={t`Result`}>
      <Outcome survey={survey} />
      <RunOffRounds survey={survey} />
      <div className={classes.foot}>
        <Button component={Link} to={paths.recount(survey.id)} variant="light" size="sm">
          <Trans>Recount the votes</Trans>
        </Button>
        <ResultFiles survey={survey} />
      </div>
    </section>
  )
}
