import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { useSettingsForm } from '../../../settings-kit/use-settings-form.ts'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { contactDraft, forgetContact, keepContact } from './contact-draft.ts'

const longest = 3000
const rules = () => import('./contact-rules.ts')

/** Form for a message to support, who answer by email. */
export function ContactForm({ subject }: { subject: string }) {
  const { t } = useLingui()
  const email = useSession()?.email ?? ''
  const [isSent, setSent] = useState(false)
  const { form, fields, failure, sending, filled, load, submit } = useSettingsForm({
    name: 'contact_support',
    rules,
    initial: contactDraft() ?? { subject, message: '' },
    input: (values) => values,
    onDone: () => {
      forgetContact()
      fields.reset({ subject, message: '' })
      setSent(true)
    },
  })
  const bind = (name: 'subject' | 'message') => {
    const bound = fields.bind(name)
    return {
      ...bound,
      onChange: (event: { currentTarget: { value: string } }) => {
        bound.onChange(event)
        keepContact({ ...fields.values, [name]: event.currentTarget.value })
      },
    }
  }
  return (
    <>
      <p className={classes.text}>
        <Trans>Write to support. We answer by email to {email}.</Trans>
      </p>
      <form ref={form} className={classes.form} noValidate onSubmit={submit} onFocus={load}>
        <TextInput {...bind('subject')} label={t`Subject`} autoComplete="off" />
        <Textarea {...bind('message')} label={t`Message`} rows={5} />
        <CharactersLeft left={charactersLeft(fields.values.message, longest)} />
        <FailureNote failure={failure} />
        <OnlineButton type="submit" className={classes.submit} disabled={!filled} loading={sending}>
          <Trans>Send message</Trans>
        </OnlineButton>
      </form>
      <p role="status" className={classes.text}>
        {isSent && <Trans>We have your message. Look for our answer in your email.</Trans>}
      </p>
    </>
  )
}
