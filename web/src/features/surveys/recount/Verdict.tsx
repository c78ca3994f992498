import type { SurveyDetail } from '@commons/contract/shared/survey-shown.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { IconAlertTriangle, IconCheck, IconCircleCheckFilled, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { compared, type Recounted } from './recount.ts'
import classes from './RecountPage.module.css'

function Check({ isRight, children }: { isRight: boolean; children: ReactNode }) {
  return (
    <li className={classes.check} data-wrong={!isRight || undefined}>
      {isRight ? <IconCheck size={20} aria-hidden="true" /> : <IconX size={20} aria-hidden="true" />}
      <span>
        <VisuallyHidden>{isRight ? <Trans>Right:</Trans> : <Trans>Wrong:</Trans>} </VisuallyHidden>
        {children}
      </span>
    </li>
  )
}

/** Says whether this count agrees with the announced result, and in which parts. */
export function Verdict({ survey, of }: { survey: SurveyDetail; of: Recounted }) {
  const { ballots, chain, votes, result } = compared(survey, of)
  const agrees = ballots && chain && votes && result
  const count = of.ballots.length
  const announced = survey.outcome?.ballot_count ?? 0
  return (
    <section className={classes.part}>
      <p className={agrees ? classes.agrees : classes.differs} role={agrees ? 'status' : 'alert'}>
        {agrees ? (
          <>
            <IconCircleCheckFilled size={24} aria-hidden="true" />
            <Trans>Your count agrees with the result.</Trans>
          </>
        ) : (
          <>
            <IconAlertTriangle size={24} aria-hidden="true" />
            <Trans>Your count doesn't agree with the result.</Trans>
          </>
        )}
      </p>
      <ul className={classes.checks}>
        <Check isRight={ballots}>
          <Plural value={count} one="# ballot" other="# ballots" />
          {!ballots && (
            <>
              {', '}
              <Trans>announced: {announced}</Trans>
            </>
          )}
        </Check>
        <Check isRight={votes}>
          <Trans>The votes for each option</Trans>
        </Check>
        <Check isRight={result}>
          {survey.kind !== 'ranked' ? (
            <Trans>The winner</Trans>
          ) : of.rounds.some(({ tie }) => tie?.round === null) ? (
            <Trans>The rounds, the lot and the winner</Trans>
          ) : (
            <Trans>The rounds and the winner</Trans>
          )}
        </Check>
        <Check isRight={chain}>
          <Trans>The checksum over all ballots:</Trans> <code className={classes.hash}>{of.hash}</code>
        </Check>
      </ul>
    </section>
  )
}
