import type { Milestone } from '@commons/contract/funding/funding.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useWrite } from '../../../api/use-call.ts'
import { amountText } from '../../../money/shown-amount.ts'
import classes from '../Panel.module.css'
import voting from './Voting.module.css'

interface VotingProps {
  milestone: Milestone
  groupId: number
  canVote: boolean
}

/** The backers' votes on a report, and the viewer's own. */
export function Voting({ milestone, groupId, canVote }: VotingProps) {
  const { t, i18n } = useLingui()
  const write = useWrite('vote_milestone')
  const { nth, accepted, refused, votes_until, vote, vote_count } = milestone
  const amount = (text: string) => amountText(text, { language: i18n.locale })
  const [yes, no] = [amount(accepted), amount(refused)]
  const until = votes_until && i18n.date(new Date(votes_until), { dateStyle: 'medium', timeStyle: 'short' })
  const cast = (accepts: 0 | 1) => write.mutate({ group_id: groupId, nth, accepts })
  return (
    <div className={voting.voting}>
      <div className={classes.votes} aria-hidden="true">
        <span className={classes.accepted} style={{ width: shareOf(accepted, refused) }} />
        <span className={classes.refused} style={{ width: shareOf(refused, accepted) }} />
      </div>
      <p className={classes.aside}>
        <Trans>
          {yes} for, {no} against
        </Trans>
        {' · '}
        <Plural value={vote_count} one="# vote" other="# votes" />
        {until !== null && (
          <>
            {' · '}
            <Trans>until {until}</Trans>
          </>
        )}
      </p>
      {canVote && (
        <div className={classes.actions} role="group" aria-label={t`Your vote`}>
          <Button
            variant={vote === 1 ? 'filled' : 'default'}
            aria-pressed={vote === 1}
            disabled={write.isPending}
            onClick={() => cast(1)}
          >
            <Trans>Accept</Trans>
          </Button>
          <Button
            variant={vote === 0 ? 'filled' : 'default'}
            {...(vote === 0 ? { color: 'red' } : {})}
            aria-pressed={vote === 0}
            disabled={write.isPending}
            onClick={() => cast(0)}
          >
            <Trans>Refuse</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

/** Returns the first amount's share of the two as a CSS percentage. */
function shareOf(one: string, other: string): string {
  const [a, b] = [unitsOf(one, 'FCELL') ?? 0n, unitsOf(other, 'FCELL') ?? 0n]
  return a + b === 0n ? '0%' : `${(a * 100n) / (a + b)}%`
}
