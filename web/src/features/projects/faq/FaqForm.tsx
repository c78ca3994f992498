import type { Faq } from '@commons/contract/projects/faq.ts'
import { longestFaqAnswer, longestFaqQuestion } from '@commons/contract/shared/project-faq.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { FormActions } from '../../../compose/FormActions.tsx'
import { NewerVersion } from '../../../compose/NewerVersion.tsx'
import { useKeptEdit } from '../../../compose/use-kept-edit.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { editOf, faqEdit } from './faq-edit.ts'

interface FaqFormProps {
  groupId: number
  /** The one to change; without, a new one is written. */
  faq?: Faq | undefined
  onClose: () => void
}

/** Writes or changes a question with its answer. What was typed is kept until it is saved or given up. */
export function FaqForm({ groupId, faq, onClose }: FaqFormProps) {
  const { t } = useLingui()
  const [stored] = useState(() => editOf(undefined))
  const kept = useKeptEdit(faqEdit, faq ? String(faq.faq_id) : `new.${groupId}`, faq ? editOf(faq) : stored)
  const { question, answer } = kept.draft
  const close = () => {
    kept.forget()
    onClose()
  }
  const options = {
    toasts: 'none',
    onDone({ message }: { message: string }) {
      toast.success(message)
      close()
    },
  } as const
  const add = useWrite('project_faq_add', options)
  const edit = useWrite('project_faq_edit', options)
  const write = faq ? edit : add
  const { issues, failure } = useRefused(write.error, { question, answer })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (write.isPending) return
    if (faq) edit.mutate({ faq_id: faq.faq_id, question, answer })
    else add.mutate({ group_id: groupId, question, answer })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {kept.restored && !write.isPending && <DraftRestored onDiscard={kept.discard} />}
      <TextInput
        dir="auto"
        label={t({ message: 'Question', context: 'frequently asked' })}
        autoComplete="off"
        maxLength={unitsFor(longestFaqQuestion)}
        disabled={write.isPending}
        value={question}
        error={issues.question}
        onChange={({ currentTarget: { value } }) => kept.change({ question: value })}
      />
      <Textarea
        dir="auto"
        label={t({ message: 'Answer', context: 'to what is frequently asked' })}
        autosize
        minRows={3}
        maxLength={unitsFor(longestFaqAnswer)}
        disabled={write.isPending}
        value={answer}
        error={issues.answer}
        onChange={({ currentTarget: { value } }) => kept.change({ answer: value })}
      />
      <FailureNote failure={failure} />
      {kept.isOutdated && !write.isPending && <NewerVersion onDiscard={kept.discard} />}
      <FormActions
        onCancel={close}
        loading={write.isPending}
        disabled={question.trim() === '' || answer.trim() === ''}
      >
        {faq ? <Trans>Save</Trans> : <Trans>Add</Trans>}
      </FormActions>
    </form>
  )
}
