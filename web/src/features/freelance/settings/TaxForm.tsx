import type { TaxInfo } from '@commons/contract/freelance/settings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import kit from '../../../settings-kit/Settings.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import classes from './FreelancerSettings.module.css'
import { useFreelancerForm } from './use-freelancer-form.ts'

const asWritten = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const

/** Tax numbers, and what is withheld without them. */
export function TaxForm({ tax: { gst_number, pan, withheld_percent } }: { tax: TaxInfo }) {
  const { t } = useLingui()
  const { form, fields, failure, sending, load, submit } = useFreelancerForm({
    name: 'update_tax_info',
    initial: { gst_number, pan },
    input: (values) => values,
    onDone: ({ recdata }) => fields.reset({ gst_number: recdata.gst_number, pan: recdata.pan }),
  })
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={load}
    >
      {withheld_percent !== '0' && (
        <p className={kit.warning}>
          <IconAlertTriangle size={20} aria-hidden="true" />
          <span>
            <Trans>Without a PAN, {withheld_percent} percent of earnings is withheld in India.</Trans>
          </span>
        </p>
      )}
      <TextInput
        {...fields.bind('gst_number')}
        {...asWritten}
        label={t`GST number`}
        description={t`Only if you're registered for GST in India.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <TextInput
        {...fields.bind('pan')}
        {...asWritten}
        label={t`PAN for tax deduction`}
        description={t`Only you see it, unless you want it on your invoices.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <TextInput
        label={t`Currency`}
        value={t`US Dollar (USD)`}
        readOnly
        description={t`All prices in freelancing are in US dollars, and are paid in tokens.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <FailureNote failure={failure} />
      <OnlineButton type="submit" className={kit.submit} loading={sending}>
        <Trans>Save</Trans>
      </OnlineButton>
    </form>
  )
}
