import type { FlagOf } from './group-draft.ts'
import { Trans } from '@lingui/react/macro'
import { IconLock, IconWorld } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import classes from './TypeChoice.module.css'

interface TypeChoiceProps {
  legend?: ReactNode
  value: FlagOf
  onChange: (value: FlagOf) => void
}

const types = [
  {
    value: 0,
    icon: IconWorld,
    label: <Trans context="group type">Open</Trans>,
    hint: <Trans>Everyone can see the posts and members, and join at once.</Trans>,
  },
  {
    value: 1,
    icon: IconLock,
    label: <Trans context="group type">Close</Trans>,
    hint: (
      <Trans>
        Only members see the posts, the chat and each other. People ask to join, or you invite them.
      </Trans>
    ),
  },
] as const

/** Open or closed, and what each means. */
export function TypeChoice({ legend, value, onChange }: TypeChoiceProps) {
  const name = useId()
  return (
    <fieldset className={classes.types}>
      <legend className={classes.legend}>{legend ?? <Trans>Group type</Trans>}</legend>
      {types.map(({ value: each, icon: Icon, label, hint }) => (
        <label key={each} className={classes.type}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={value === each}
            aria-labelledby={`${name}-${each}`}
            aria-describedby={`${name}-${each}-hint`}
            onChange={() => onChange(each)}
          />
          <Icon size={22} stroke={1.75} aria-hidden="true" />
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
