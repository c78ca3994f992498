import type { Group } from '@commons/contract/groups/groups.ts'
import { longestGroupAnswer } from '@commons/contract/shared/group-acts.ts'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { FormActions } from '../../../compose/FormActions.tsx'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { messageText } from '../../../locales/contract-messages.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { submitByKey } from '../../../ui/fields/send-key.ts'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { issueProps } from '../../../ui/issue-props.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { answersDraft, answerTo, carriedOver } from './answers-draft.ts'

interface AnswersFormProps {
  group: Pick<Group, 'id' | 'questions'>
  onClose: () => void
}

/** Answers a group's questions and asks to join it. What was written is kept until it is sent. */
export function AnswersForm({ group: { id: group_id, questions }, onClose }: AnswersFormProps) {
  const id = useId()
  const fields = useRef<HTMLFormElement>(null)
  const kept = useKeptDraft(answersDraft, String(group_id))
  const { answers } = kept.draft
  const textOf = (question: string) => answerTo(answers, question)
  const asked = useRef<string[]>([])
  useEffect(() => {
    const now = questions.map(({ question }) => question)
    const carried = carriedOver(answers, asked.current, now)
    asked.current = now
    if (carried !== answers) kept.change({ answers: carried })
    // oxlint-disable-next-line react/exhaustive-deps -- only other questions move what was written
  }, [questions])
  // The first answer that was missing when it was sent, until something is written there.
  const [missed, setMissed] = useState<string>()
  const write = useWrite('join_group', {
    lane: `group:${group_id}`,
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      kept.forget()
      onClose()
    },
  })
  const { issues, failure } = useRefused(write.error, { answers })
  const isMissing = ({ question, is_required }: (typeof questions)[number]) =>
    is_required === 1 && textOf(question).trim() === ''
  const isOver = questions.some(
    ({ question }) => (charactersLeft(textOf(question), longestGroupAnswer) ?? 0) < 0,
  )
  const refusedAt = questions.find(isMissing) ?? questions[0]

  function submit(event: FormEvent) {
    event.preventDefault()
    if (write.isPending || isOver) return
    const at = questions.findIndex(isMissing)
    setMissed(questions[at]?.question)
    if (at >= 0) fields.current?.querySelectorAll('textarea')[at]?.focus()
    else
      write.mutate({
        group_id,
        answers: questions.map(({ question }) => ({ question, answer: textOf(question) })),
      })
  }
  return (
    <form ref={fields} className={form.form} noValidate onSubmit={submit}>
      {kept.restored && !write.isPending && <DraftRestored onDiscard={kept.forget} />}
      <p className={form.note}>
        <Trans>
          The group's owner and moderators read your answers. They're deleted once your request is answered,
          or when you take it back.
        </Trans>
      </p>
      {questions.map((each, at) => {
        const { question, is_required } = each
        const field = `${id}-${at}`
        const left = charactersLeft(textOf(question), longestGroupAnswer)
        const issue =
          missed === question && isMissing(each)
            ? messageText('refusal.group_answers_missing')
            : question === refusedAt?.question
              ? issues.answers
              : undefined
        return (
          <div key={question}>
            <label htmlFor={field} className={form.label}>
              <bdi>{question}</bdi>
              {is_required === 0 && (
                <>
                  {' '}
                  <Trans context="a question">(optional)</Trans>
                </>
              )}
            </label>
            <textarea
              dir="auto"
              id={field}
              className={form.text}
              rows={3}
              required={is_required === 1}
              value={textOf(question)}
              {...issueProps(field, issue, { isWrong: (left ?? 0) < 0 })}
              onChange={({ currentTarget: { value } }) =>
                kept.change({ answers: { ...answers, [question]: value } })
              }
              onKeyDown={submitByKey}
            />
            <FieldIssue id={field} issue={issue} />
            <CharactersLeft left={left} />
          </div>
        )
      })}
      <FailureNote failure={failure ?? (questions.length === 0 ? issues.answers : undefined)} />
      <FormActions onCancel={onClose} loading={write.isPending} disabled={isOver}>
        <Trans>Ask to join</Trans>
      </FormActions>
    </form>
  )
}
