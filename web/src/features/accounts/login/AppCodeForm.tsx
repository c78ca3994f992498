import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { DigitBoxes, digits } from './DigitBoxes.tsx'
import classes from './SecondStep.module.css'
import { SecondStepError } from './SecondStepError.tsx'
import type { SecondStep } from './use-second-step.ts'

/** Asks for the authenticator app's code and sends it after the last digit. */
export function AppCodeForm({ step }: { step: SecondStep }) {
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
      {/* Takes the focus: the code is valid for half a minute only. */}
      <DigitBoxes
        ref={first}
        id={id}
        labelledBy={`${id}-label`}
        describedBy={`${id}-error`}
        value={code}
        invalid={step.failure !== undefined}
        readOnly={step.isSending}
        takesFocus
        onChange={onChange}
      />
      <SecondStepError id={`${id}-error`} step={step} />
      <Button type="submit" fullWidth disabled={!isWhole || step.wait > 0} loading={step.isSending}>
        <Trans>Login</Trans>
      </Button>
    </form>
  )
}
