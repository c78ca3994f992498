import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useId } from 'react'
import { Mark } from '../../../ui/pictures/Mark.tsx'
import classes from './CaptchaCheck.module.css'
import type { Captcha, CaptchaState } from './use-captcha.ts'

function StateText({ state }: { state: CaptchaState }) {
  switch (state) {
    case 'idle':
      return <Trans>Your browser solves a small puzzle. Nothing is sent to anyone else.</Trans>
    case 'working':
      return <Trans>Your browser is working on it…</Trans>
    case 'done':
      return <Trans>Done, thank you.</Trans>
    case 'failed':
      return <Trans>That didn't work. Tick the box to try again.</Trans>
    case 'expired':
      return <Trans>That took too long. Tick the box again.</Trans>
    case 'impossible':
      return (
        <Trans>
          Your browser only allows this over a secure connection. Open Commons at an https address or on
          localhost.
        </Trans>
      )
  }
}

interface CaptchaCheckProps {
  captcha: Captcha
  error?: string | undefined
  onBlur?: () => void
}

/** The captcha: a checkbox that ticks itself while the form is being filled in. */
export function CaptchaCheck({ captcha: { state, start }, error, onBlur }: CaptchaCheckProps) {
  const id = useId()
  const trouble = state === 'failed' || state === 'expired' || state === 'impossible'
  return (
    <div className={classes.field}>
      <label className={clsx(classes.check, error && classes.wrong)}>
        <span className={classes.box} data-state={state}>
          <input
            type="checkbox"
            name="captcha"
            checked={state === 'done'}
            disabled={state === 'impossible'}
            aria-busy={state === 'working'}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-state ${id}-error` : `${id}-state`}
            onChange={start}
            onBlur={onBlur}
          />
          {state === 'working' ? (
            <Mark size={22} loading />
          ) : (
            state === 'done' && <IconCheck size={20} stroke={3} aria-hidden="true" />
          )}
        </span>
        <span>
          <span className={classes.label}>
            <Trans>I'm human</Trans>
          </span>
          <span id={`${id}-state`} role="status" className={clsx(classes.state, trouble && classes.trouble)}>
            {trouble && <IconAlertTriangle size={16} aria-hidden="true" />}
            <StateText state={state} />
          </span>
        </span>
      </label>
      <p id={`${id}-error`} className={classes.error}>
        {error}
      </p>
    </div>
  )
}
