import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import kit from '../../../settings-kit/Settings.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { useFreelancerForm } from './use-freelancer-form.ts'

/** Takes the code that was sent to a phone. */
export function PhoneCodeForm({ mobile, onBack }: { mobile: string; onBack: () => void }) {
  const { t } = useLingui()
  const { form, fields, failure, sending, filled, load, submit } = useFreelancerForm({
    name: 'verify_phone',
    initial: { code: '' },
    input: ({ code }) => ({ mobile, code }),
  })
  return (
    <form ref={form} className={kit.form} noValidate onSubmit={(event) => void submit(event)} onFocus={load}>
      <TextInput
        {...fields.bind('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        label={t`Code`}
        description={t`The six digits we texted to ${mobile}. They work for 10 minutes.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <FailureNote failure={failure} />
      <div className={kit.actions}>
        <OnlineButton type="submit" disabled={!filled} loading={sending}>
          <Trans>Verify phone</Trans>
        </OnlineButton>
        <Button type="button" variant="default" onClick={onBack}>
          <Trans>Change number or send again</Trans>
        </Button>
      </div>
    </form>
  )
}
