import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useId, useState, type FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { issueProps } from '../../../ui/issue-props.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

interface ReferenceFormProps {
  code: string
  onDone: (message: string) => void
}

/** Writes a reference by a mailed link. */
export function ReferenceForm({ code, onDone }: ReferenceFormProps) {
  const { t } = useLingui()
  const id = useId()
  const [words, setWords] = useState({ name: '', relationship: '', message: '' })
  const write = useWrite('add_reference', { toasts: 'none', onDone: ({ message }) => onDone(message) })
  const { issues, failure } = useRefused(write.error, words)
  const bind = (name: keyof typeof words) => ({
    name,
    value: words[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setWords((before) => ({ ...before, [name]: value })),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!write.isPending) write.mutate({ code, ...words })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <TextInput {...bind('name')} error={issues.name} label={t`Your name`} autoComplete="name" required />
      <TextInput
        {...bind('relationship')}
        error={issues.relationship}
        label={t`How you know each other`}
        autoComplete="off"
      />
      <div>
        <label htmlFor={id} className={form.label}>
          <Trans>Your reference</Trans>
        </label>
        <textarea
          dir="auto"
          {...bind('message')}
          {...issueProps(id, issues.message)}
          id={id}
          className={form.text}
          rows={5}
        />
        <FieldIssue id={id} issue={issues.message} />
      </div>
      <FailureNote failure={failure} />
      <Button type="submit" loading={write.isPending}>
        <Trans>Send reference</Trans>
      </Button>
    </form>
  )
}
