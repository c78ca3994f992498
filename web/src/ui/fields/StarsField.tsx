import { mostStars } from '@commons/contract/shared/review.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { FieldIssue } from '../FieldIssue.tsx'
import { issueProps } from '../issue-props.ts'
import { VisuallyHidden } from '../words/VisuallyHidden.tsx'
import classes from './StarsField.module.css'

interface StarsFieldProps {
  label: string
  /** 0 while none are chosen. */
  value: number
  onChange: (value: number) => void
  disabled?: boolean
  /** What is wrong with the choice. */
  issue?: string | undefined
}

const steps = Array.from({ length: mostStars }, (_, index) => index + 1)

/** A choice of stars; radio buttons for keyboards and screen readers. What they mean is said beside them. */
export function StarsField({ label, value, onChange, disabled = false, issue }: StarsFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const [pointed, setPointed] = useState(0)
  const meanings = [
    '',
    t({ message: 'Poor', context: 'stars' }),
    t({ message: 'Fair', context: 'stars' }),
    t({ message: 'Good', context: 'stars' }),
    t({ message: 'Very good', context: 'stars' }),
    t({ message: 'Excellent', context: 'stars' }),
  ]
  const shown = pointed || value
  return (
    <div>
      <p id={`${id}-label`} className={classes.label}>
        {label}
      </p>
      <div className={classes.line}>
        <div
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          className={classes.group}
          tabIndex={issue === undefined ? undefined : -1}
          onPointerLeave={() => setPointed(0)}
          {...issueProps(id, issue)}
        >
          {steps.map((stars) => {
            const Icon = stars <= shown ? IconStarFilled : IconStar
            return (
              <label
                key={stars}
                className={classes.option}
                data-on={stars <= shown || undefined}
                onPointerEnter={({ pointerType }) =>
                  pointerType === 'mouse' && !disabled && setPointed(stars)
                }
              >
                <input
                  type="radio"
                  name={id}
                  value={stars}
                  checked={stars === value}
                  disabled={disabled}
                  onChange={() => onChange(stars)}
                />
                <span className={classes.face}>
                  <Icon size={32} stroke={1.5} aria-hidden="true" />
                  <VisuallyHidden>
                    <Plural value={stars} one="# star" other="# stars" />
                    {', '}
                    {meanings[stars]}
                  </VisuallyHidden>
                </span>
              </label>
            )
          })}
        </div>
        <span className={classes.meaning} aria-hidden="true">
          {meanings[shown]}
        </span>
      </div>
      <div role="alert">
        <FieldIssue id={id} issue={issue} />
      </div>
    </div>
  )
}
