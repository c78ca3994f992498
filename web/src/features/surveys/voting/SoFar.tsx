import type { SurveyCard } from '@commons/contract/shared/survey-shown.ts'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Bar } from './Bar.tsx'
import classes from './VoteOptions.module.css'

/**
 * The result of a ranking, shown separately while the member orders the options, which then have no room for
 * it.
 */
export function SoFar({ of }: { of: SurveyCard }) {
  const id = useId()
  const { recdata, vote_count } = of
  if (vote_count === 0 || recdata.every(({ percent }) => percent === null)) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.soFar}>
        <Trans>First choices so far</Trans>
      </h2>
      <ul className={classes.standings}>
        {recdata.map((option) => (
          <li key={option.option_id}>
            {option.options}
            <Bar of={of} option={option} />
          </li>
        ))}
      </ul>
    </section>
  )
}
