import { Trans } from '@lingui/react/macro'
import classes from './PasswordAdvice.module.css'

// Copied from the contract's rule, which isn't part of the initial bundle.
const shortest = 8
const safe = 15

/** Shows how long a new password should be and how far it has got. */
export function PasswordAdvice({ password }: { password: string }) {
  const length = [...password].length
  const steps = length === 0 ? 0 : length < shortest ? 1 : length < safe ? 2 : 3
  return (
    <span className={classes.advice}>
      <span className={classes.bar} data-steps={steps} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span>
        {steps === 3 ? (
          <Trans>A good length.</Trans>
        ) : steps === 2 ? (
          <Trans>OK with two-factor login; otherwise 15 or more is safer.</Trans>
        ) : (
          <Trans>At least 8 characters; 15 or more is safer.</Trans>
        )}
      </span>
    </span>
  )
}
