import type { Announcement } from '@commons/contract/network/announcements.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { localTime } from '../../../ui/fields/local-time.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

type Edited = Pick<
  Announcement,
  'announcement_id' | 'text_en' | 'text_cs' | 'link' | 'for_visitors' | 'starts_at' | 'ends_at'
>

interface AnnouncementFormProps {
  /** Undefined: a new one. */
  of: Edited | undefined
  onClose: () => void
}

const local = (moment: string | null | undefined) => (moment ? localTime(new Date(moment)) : '')
/** What isn't a moment is sent as it is, and refused at its field. */
const moment = (text: string) => {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? text : at.toISOString()
}

/** Writes an announcement in both languages, and says from when until when it is shown. */
export function AnnouncementForm({ of, onClose }: AnnouncementFormProps) {
  const { t } = useLingui()
  const [values, setValues] = useState({
    text_en: of?.text_en ?? '',
    text_cs: of?.text_cs ?? '',
    link: of?.link ?? '',
    starts_at: local(of?.starts_at),
    ends_at: local(of?.ends_at),
  })
  const [isForVisitors, setForVisitors] = useState(of?.for_visitors === 1)
  const options = {
    toasts: 'none',
    onDone({ message }: { message: string }) {
      toast.success(message)
      onClose()
    },
  } as const
  const add = useWrite('add_announcement', options)
  const update = useWrite('update_announcement', options)
  const { error, isPending } = of ? update : add
  const { issues, failure } = useRefused(error, values)
  const bind = (name: keyof typeof values) => ({
    value: values[name],
    error: issues[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: currentTarget.value }),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { starts_at, ends_at, ...words } = values
    const input = {
      ...words,
      // An unchanged beginning stays exact: the field knows no seconds.
      starts_at: of && starts_at === local(of.starts_at) ? of.starts_at : moment(starts_at),
      ends_at: moment(ends_at),
      for_visitors: isForVisitors ? (1 as const) : (0 as const),
    }
    if (of) update.mutate({ announcement_id: of.announcement_id, ...input })
    else add.mutate(input)
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <Textarea {...bind('text_en')} label={t`Text in English`} rows={2} />
      <Textarea {...bind('text_cs')} label={t`Text in Czech`} lang="cs" rows={2} />
      <TextInput
        {...bind('link')}
        label={t`Link (optional)`}
        description={t`An address on the web, or a page here, such as /rules`}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput
        {...bind('starts_at')}
        type="datetime-local"
        label={t`From (optional)`}
        description={t`Empty: at once`}
      />
      <TextInput
        {...bind('ends_at')}
        type="datetime-local"
        label={t`Until (optional)`}
        description={t`Empty: until you delete it`}
      />
      <Checkbox
        label={t`Visitors without an account see it, too`}
        checked={isForVisitors}
        onChange={({ currentTarget }) => setForVisitors(currentTarget.checked)}
      />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        {of ? <Trans>Save</Trans> : <Trans>Announce</Trans>}
      </FormActions>
    </form>
  )
}
