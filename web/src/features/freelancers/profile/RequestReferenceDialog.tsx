import { longestRequest } from '@commons/contract/shared/freelancer.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useId, useState, type FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { issueProps } from '../../../ui/issue-props.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

/** Asks somebody by mail to write a reference. */
export function RequestReferenceForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const [words, setWords] = useState({ email: '', message: '' })
  const write = useWrite('request_reference', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(write.error, words)
  const left = charactersLeft(words.message, longestRequest)
  const bind = (name: keyof typeof words) => ({
    name,
    value: words[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setWords((before) => ({ ...before, [name]: value })),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!write.isPending && (left ?? 0) >= 0) write.mutate({ ...words, email: words.email.trim() })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <TextInput
        {...bind('email')}
        error={issues.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t`Their email`}
        description={t`We'll send them a link. They don't need an account.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <div>
        <label htmlFor={id} className={form.label}>
          <Trans>Your message (optional)</Trans>
        </label>
        <textarea
          dir="auto"
          {...bind('message')}
          {...issueProps(id, issues.message)}
          id={id}
          className={form.text}
          rows={3}
        />
        <FieldIssue id={id} issue={issues.message} />
        <CharactersLeft left={left} />
      </div>
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={write.isPending}>
        <Trans>Send request</Trans>
      </FormActions>
    </form>
  )
}

export default function RequestReferenceDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened title={<Trans>Request reference</Trans>} size="form" onClose={onClose}>
      <RequestReferenceForm onClose={onClose} />
    </Dialog>
  )
}
