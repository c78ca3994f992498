import { Trans, useLingui } from '@lingui/react/macro'
import { Button, PinInput } from '@mantine/core'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import classes from './SecondStep.module.css'
import { SecondStepError } from './SecondStepError.tsx'
import type { SecondStep } from './use-second-step.ts'

const digits = 6

/** The code of the authenticator app; the last digit sends it. */
export function AppCodeForm({ step }: { step: SecondStep }) {
  const { t } = useLingui()
  const id = useId()
  const [code, setCode] = useState('')
  const first = useRef<HTMLInputElement>(null)
  const isWhole = code.length === digits
  const mayTry = isWhole && step.wait === 0 && !step.isSending

  useEffect(() => first.current?.focus(), [])

  const send = async (whole: string) => {
    if (await step.finish({ code: whole })) return
    setCode('')
    first.current?.focus()
  }

  const onChange = (next: string) => {
    setCode(next)
    if (next.length === digits && next !== code && step.wait === 0 && !step.isSending) void send(next)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (mayTry) void send(code)
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p id={`${id}-label`} className={classes.label}>
        <Trans>Code from your authenticator app</Trans>
      </p>
      <PinInput
        ref={first}
        // Without one of ours Mantine finds its own after the first drawing, and draws new fields.
        id={id}
        length={digits}
        type="number"
        placeholder=""
        value={code}
        readOnly={step.isSending}
        error={step.failure !== undefined}
        aria-labelledby={`${id}-label`}
        classNames={{ root: classes.digits, pinInput: classes.digit, input: classes.digit }}
        getInputProps={(index) => ({
          // Who comes here has the code before their eyes, and half a minute to type it.
          ...(index === 0 && { 'data-takes-focus': true }),
          'aria-label': t`Digit ${index + 1} of ${digits}`,
          'aria-describedby': `${id}-error`,
          'aria-invalid': step.failure !== undefined || undefined,
        })}
        onChange={onChange}
      />
      <SecondStepError id={`${id}-error`} step={step} />
      <Button type="submit" fullWidth disabled={!isWhole || step.wait > 0} loading={step.isSending}>
        <Trans>Login</Trans>
      </Button>
    </form>
  )
}
