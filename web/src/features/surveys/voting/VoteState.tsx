import { fewestSecretVoters } from '@commons/contract/shared/survey.ts'
import type { SurveyCard } from '@commons/contract/shared/survey-shown.ts'
import { Trans } from '@lingui/react/macro'
import { IconCircleCheckFilled, IconEyeOff } from '@tabler/icons-react'
import { hasVoted } from '../kinds.ts'
import classes from './VoteOptions.module.css'

/** Why there is no result to see yet. */
export function HiddenResult({ of }: { of: SurveyCard }) {
  if (of.is_result_shown === 1) return null
  return (
    <p className={classes.hidden}>
      <IconEyeOff size={20} aria-hidden="true" />
      {of.is_secret === 1 && of.results !== 'closed' && of.vote_count < fewestSecretVoters ? (
        <Trans>The result shows once five members have voted, or when the survey closes.</Trans>
      ) : of.results === 'voted' && !hasVoted(of) ? (
        <Trans>The result shows once you've voted.</Trans>
      ) : (
        <Trans>The result shows when the survey closes.</Trans>
      )}
    </p>
  )
}

/** The conditions of a vote, shown before it is cast. */
export function VoteTerms({ of: { kind, is_secret, is_changeable } }: { of: SurveyCard }) {
  return (
    <p className={classes.hint}>
      {kind === 'several' && (
        <>
          <Trans>Pick as many as you like.</Trans>{' '}
        </>
      )}
      {kind === 'ranked' && (
        <>
          <Trans>Press the options in your order, best first. You can leave some out.</Trans>{' '}
        </>
      )}
      {is_secret === 1 ? (
        <Trans>Nobody can see what you vote for. You can vote once, and can't change it later.</Trans>
      ) : is_changeable === 1 ? (
        <Trans>You can change your vote until the survey closes.</Trans>
      ) : (
        <Trans>You can vote once, and can't change it later.</Trans>
      )}
    </p>
  )
}

/** Says that the member has voted. */
export function Voted({ isDone }: { isDone: boolean }) {
  return (
    <p className={classes.state} role="status">
      <IconCircleCheckFilled size={20} aria-hidden="true" />
      {isDone ? <Trans>You have executed successfully</Trans> : <Trans>You have already executed</Trans>}
    </p>
  )
}
