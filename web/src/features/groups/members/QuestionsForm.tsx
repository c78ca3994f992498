import type { GroupQuestion } from '@commons/contract/groups/groups.ts'
import { longestGroupQuestion } from '@commons/contract/shared/group-acts.ts'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useEffect, useRef, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { FormActions } from '../../../compose/FormActions.tsx'
import { NewerVersion } from '../../../compose/NewerVersion.tsx'
import { useKeptEdit } from '../../../compose/use-kept-edit.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { questionsEdit, unasked } from '../form/group-edit.ts'

const places = [
  ['first', 'needsFirst'],
  ['second', 'needsSecond'],
  ['third', 'needsThird'],
] as const

const editOf = ([first, second, third]: readonly GroupQuestion[]) => ({
  ...unasked,
  first: first?.question ?? '',
  second: second?.question ?? '',
  third: third?.question ?? '',
  needsFirst: first?.is_required === 1,
  needsSecond: second?.is_required === 1,
  needsThird: third?.is_required === 1,
})

interface QuestionsFormProps {
  groupId: number
  questions: readonly GroupQuestion[]
  onClose: () => void
}

/** Edits what a group asks of those who want to join. What was changed is kept until it is saved or cancelled. */
export function QuestionsForm({ groupId, questions, onClose }: QuestionsFormProps) {
  const { t } = useLingui()
  const kept = useKeptEdit(questionsEdit, String(groupId), editOf(questions))
  const { draft } = kept
  const start = useRef<HTMLInputElement>(null)
  // The button that opened the form is gone, so the form takes the focus.
  useEffect(() => start.current?.focus(), [])
  const close = () => {
    kept.forget()
    onClose()
  }
  const write = useWrite('group_questions_update', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      close()
    },
  })
  const texts = places.map(([text]) => draft[text])
  const { issues, failure } = useRefused(write.error, { questions: texts.join('\n') })
  const isTooLong = (text: string) => graphemes(text.trim()) > longestGroupQuestion

  function submit(event: FormEvent) {
    event.preventDefault()
    if (write.isPending || texts.some(isTooLong)) return
    write.mutate({
      group_id: groupId,
      questions: places.map(([text, needs]) => ({
        question: draft[text],
        is_required: draft[needs] ? 1 : 0,
      })),
    })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {kept.restored && !write.isPending && <DraftRestored onDiscard={kept.discard} />}
      {places.map(([text, needs], at) => {
        const number = at + 1
        return (
          <div key={text} role="group" aria-label={t`Question ${number}`} className={form.said}>
            <TextInput
              ref={at === 0 ? start : undefined}
              dir="auto"
              size="md"
              label={t`Question ${number}`}
              autoComplete="off"
              value={draft[text]}
              error={
                isTooLong(draft[text])
                  ? t`A question can have up to ${longestGroupQuestion} characters`
                  : at === 0 && issues.questions
              }
              onChange={({ currentTarget: { value } }) => kept.change({ [text]: value })}
            />
            <Checkbox
              size="md"
              label={t`An answer is needed`}
              checked={draft[needs]}
              onChange={({ currentTarget: { checked } }) => kept.change({ [needs]: checked })}
            />
          </div>
        )
      })}
      <FailureNote failure={failure} />
      {kept.isOutdated && !write.isPending && <NewerVersion onDiscard={kept.discard} />}
      <FormActions onCancel={close} loading={write.isPending} disabled={texts.some(isTooLong)}>
        <Trans>Save</Trans>
      </FormActions>
    </form>
  )
}
