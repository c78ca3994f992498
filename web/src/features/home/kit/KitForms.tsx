import { Textarea, TextInput } from '@mantine/core'
import { AttachmentField } from '../../../compose/attachments/AttachmentField.tsx'
import { useAttachments } from '../../../compose/attachments/use-attachments.ts'
import { CaptchaCheck, type CaptchaState } from '../../accounts/public.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { SwitchRow } from '../../../ui/fields/SwitchRow.tsx'
import { useState } from 'react'
import classes from './KitPage.module.css'

const states: CaptchaState[] = ['idle', 'working', 'done', 'failed', 'expired', 'impossible']
const still = { token: undefined, prepare: () => {}, start: () => {}, renew: () => {} }

const onItsWay = { phase: 'sending', sentBytes: 3_000_000, totalBytes: 7_000_000, pace: undefined } as const

/** Valid and invalid fields, attachments, and the captcha in each state. */
export function KitForms() {
  const attachments = useAttachments()
  const [isSending, setSending] = useState(false)
  return (
    <section className={classes.part}>
      <h2>Forms</h2>
      <div className={classes.two}>
        <Card className={classes.fields}>
          <TextInput label="Full Name" placeholder="Jana Nováková" />
          <TextInput label="Email" defaultValue="jana" error="Invalid email address" />
          <PasswordField label="Password" autoComplete="off" />
          <PasswordField label="Confirm Password" autoComplete="off" error="Passwords must match" />
          <TextInput label="Disabled" disabled defaultValue="Nothing to change" />
          <Textarea label="Text" autosize minRows={2} />
          <SwitchRow label="On" hint="What it means" checked onChange={() => {}} note="Saved" />
          <SwitchRow label="Off" checked={false} onChange={() => {}} />
          <SwitchRow label="Disabled" hint="Why" checked disabled onChange={() => {}} />
        </Card>
        <Card className={classes.fields}>
          <AttachmentField
            attachments={attachments}
            sending={isSending ? onItsWay : undefined}
            onCancel={() => setSending(false)}
          />
          <SwitchRow label="Sending" checked={isSending} onChange={setSending} />
        </Card>
        <Card>
          {states.map((state) => (
            <CaptchaCheck key={state} captcha={{ ...still, state }} />
          ))}
          <CaptchaCheck captcha={{ ...still, state: 'idle' }} error="Please complete the CAPTCHA" />
        </Card>
      </div>
    </section>
  )
}
