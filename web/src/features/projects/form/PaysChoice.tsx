import type { ProjectPays } from '@commons/contract/shared/project-figures.ts'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import classes from './PaysChoice.module.css'

interface PaysChoiceProps {
  value: ProjectPays
  disabled: boolean
  onChange: (value: ProjectPays) => void
}

const choices = [
  {
    value: 'all_or_nothing',
    label: <Trans>All or nothing</Trans>,
    hint: <Trans>If the target isn't reached, every backer gets their tokens back.</Trans>,
  },
  {
    value: 'keep',
    label: <Trans>Keep what comes in</Trans>,
    hint: <Trans>You get what was pledged, even below the target.</Trans>,
  },
] as const

/** What happens where the target is not met: for good, as backers rely on it. */
export function PaysChoice({ value, disabled, onChange }: PaysChoiceProps) {
  const name = useId()
  return (
    <fieldset className={classes.choices} disabled={disabled}>
      <legend className={classes.legend}>
        <Trans>If the target isn't reached</Trans>
      </legend>
      {choices.map(({ value: each, label, hint }) => (
        <label key={each} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={value === each}
            aria-labelledby={`${name}-${each}`}
            aria-describedby={`${name}-${each}-hint`}
            onChange={() => onChange(each)}
          />
          <span className={classes.texts}>
            <span id={`${name}-${each}`} className={classes.name}>
              {label}
            </span>
            <span id={`${name}-${each}-hint`} className={classes.hint}>
              {hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
