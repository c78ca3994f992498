import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import kit from '../../../settings-kit/Settings.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { useFreelancerForm } from './use-freelancer-form.ts'

interface PhoneNumberFormProps {
  /** What was typed before. */
  typed: string
  /** Called with the number that got a code. */
  onAsked: (mobile: string) => void
}

/** Asks for a number and sends a code to it. */
export function PhoneNumberForm({ typed, onAsked }: PhoneNumberFormProps) {
  const { t } = useLingui()
  const { form, fields, failure, sending, filled, load, submit } = useFreelancerForm({
    name: 'send_phone_code',
    initial: { mobile: typed },
    input: (values) => values,
    onDone: () => onAsked(fields.values.mobile),
  })
  const useEarlier = () => {
    if (fields.check(form.current)) onAsked(fields.values.mobile)
  }
  return (
    <form ref={form} className={kit.form} noValidate onSubmit={(event) => void submit(event)} onFocus={load}>
      <TextInput
        {...fields.bind('mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={t`Phone number`}
        description={t`With its country's code. We text you a code; nobody else sees the number.`}
        placeholder="+420 601 234 567"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <FailureNote failure={failure} />
      <div className={kit.actions}>
        <OnlineButton type="submit" disabled={!filled} loading={sending}>
          <Trans>Send code</Trans>
        </OnlineButton>
        {filled && (
          <Button type="button" variant="subtle" onClick={useEarlier}>
            <Trans>I have a code</Trans>
          </Button>
        )}
      </div>
    </form>
  )
}
