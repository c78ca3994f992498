import type { SurveyCard } from '@commons/contract/shared/survey-shown.ts'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Bar } from './Bar.tsx'
import classes from './VoteOptions.module.css'

/**
 * The result of a ranking, shown separately while the member orders the options, which then have no room for
 * it.
 */
export function SoFar({ of: { recdata, quorum, vote_count } }: { of: SurveyCard }) {
  const id = useId()
  if (vote_count === 0 || recdata.every(({ percent }) => percent === null)) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.soFar}>
        <Trans>First choices so far</Trans>
      </h2>
      <ul className={classes.standings}>
        {recdata.map(({ option_id, options, percent, threshold, vote_count: votes }) => (
          <li key={option_id}>
            {options}
            <Bar name={options} percent={(quorum === null ? percent : threshold) ?? 0} votes={votes ?? 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}
