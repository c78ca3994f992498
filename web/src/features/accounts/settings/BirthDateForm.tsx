import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { useSettingsForm } from '../../../settings-kit/use-settings-form.ts'
import { useStored } from '../../../settings-kit/use-stored.ts'

interface BirthDateFormProps {
  /** As YYYY-MM-DD; empty if unknown. */
  stored: string
  /** The date can't be changed before then. */
  changeableFrom: string | null
}

/** Asks for the date of birth. Changes are limited so that members can't switch between minor and adult. */
export function BirthDateForm({ stored, changeableFrom }: BirthDateFormProps) {
  const { t, i18n } = useLingui()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const { form, fields, failure, sending, submit } = useSettingsForm({
    name: 'update_dob',
    initial: { dob: stored },
    input: (values) => values,
  })
  useStored(fields, 'dob', stored)
  const { dob } = fields.values
  const day = changeableFrom && i18n.date(new Date(changeableFrom), { dateStyle: 'long' })
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        {...fields.bind('dob')}
        type="date"
        label={t`Date of birth`}
        autoComplete="bday"
        min="1900-01-01"
        max={today}
        readOnly={day !== null}
        description={
          day
            ? t`You can change it from ${day}.`
            : t`Only you can see it. You can change it once every 30 days.`
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <FailureNote failure={failure} />
      <OnlineButton
        type="submit"
        className={classes.submit}
        disabled={dob === '' || dob === stored || day !== null}
        loading={sending}
      >
        <Trans>Save Date of Birth</Trans>
      </OnlineButton>
    </form>
  )
}
