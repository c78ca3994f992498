import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import classes from './SecondStep.module.css'
import { SecondStepError } from './SecondStepError.tsx'
import type { SecondStep } from './use-second-step.ts'

/** Asks for a recovery code, for members without their authenticator app. */
export function RecoveryCodeForm({ step }: { step: SecondStep }) {
  const { t } = useLingui()
  const id = useId()
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isThere = code.trim() !== ''

  useEffect(() => field.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isThere || step.wait > 0 || step.isSending) return
    if (await step.finish({ code })) return
    // Recovery codes are long: let the member correct it instead of typing it all again.
    field.current?.focus()
    field.current?.select()
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        ref={field}
        name="code"
        value={code}
        readOnly={step.isSending}
        error={step.failure !== undefined}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        label={t`Recovery code`}
        description={t`Twelve letters and digits. Each code works once.`}
        inputWrapperOrder={['label', 'input', 'description']}
        aria-describedby={`${id}-error`}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <SecondStepError id={`${id}-error`} step={step} />
      <Button type="submit" fullWidth disabled={!isThere || step.wait > 0} loading={step.isSending}>
        <Trans>Login</Trans>
      </Button>
    </form>
  )
}
