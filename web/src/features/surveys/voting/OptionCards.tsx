import type { SurveyCard } from '@commons/contract/shared/survey-shown.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useId } from 'react'
import { letters } from '../kinds.ts'
import { Bar } from './Bar.tsx'
import { pressed, type Choices } from './choices.ts'
import classes from './VoteOptions.module.css'

interface OptionCardsProps {
  survey: SurveyCard
  choices: Choices
  /** What the member has voted for, as far as it is known. */
  own: Choices
  /** Read only. */
  isFixed: boolean
  onChange: (choices: Choices) => void
}

/**
 * The options with the known result, to choose one or several. Those of a ranking are always read-only here.
 */
export function OptionCards({ survey, choices, own, isFixed, onChange }: OptionCardsProps) {
  const { i18n } = useLingui()
  const name = useId()
  const { kind, recdata } = survey
  const chosen = isFixed ? own : choices
  return recdata.map((option, place) => {
    const { option_id: id, options, percent } = option
    const isOwn = own.includes(id)
    const rank = i18n.number(own.indexOf(id) + 1)
    return (
      <label
        key={id}
        className={classes.option}
        data-fixed={isFixed || undefined}
        data-voted={(isFixed && isOwn) || undefined}
      >
        <input
          type={kind === 'single' ? 'radio' : 'checkbox'}
          className={classes.radio}
          name={name}
          value={id}
          data-choice={id}
          checked={chosen.includes(id)}
          disabled={isFixed}
          onChange={() => onChange(pressed(kind, choices, id))}
        />
        <span className={classes.letter} aria-hidden="true">
          {letters[place]}
        </span>
        <span className={classes.text}>
          {options}
          {isOwn && (
            <span className={classes.own}>
              <IconCircleCheckFilled size={16} aria-hidden="true" />{' '}
              {kind === 'ranked' ? <Trans>Your choice no. {rank}</Trans> : <Trans>Your vote</Trans>}
            </span>
          )}
        </span>
        {percent !== null && <Bar of={survey} option={option} />}
      </label>
    )
  })
}
