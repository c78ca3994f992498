import { longestAppealAnswer, verdicts } from '@commons/contract/moderation/appeals.ts'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { RadioCards } from '../../../ui/fields/RadioCards.tsx'
import { issueProps } from '../../../ui/issue-props.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

type Verdict = (typeof verdicts)[number]

const labels = { upheld: msg`The decision stays`, overturned: msg`Overturn the decision` }
const hints = {
  upheld: msg`Nothing changes, and there is no second appeal`,
  overturned: msg`Everything it did is undone, and its reports are dismissed`,
}

/** Answers an appeal, for good. */
export default function AnswerDialog({ appealId, onClose }: { appealId: number; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [verdict, setVerdict] = useState<Verdict | ''>('')
  const [message, setMessage] = useState('')
  const { mutate, error, isPending } = useWrite('answer_appeal', {
    toasts: 'none',
    onDone(answer) {
      toast.success(answer.message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { message })
  const left = charactersLeft(message, longestAppealAnswer)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && verdict !== '' && (left ?? 0) >= 0) mutate({ appeal_id: appealId, verdict, message })
  }
  return (
    <Dialog opened title={<Trans>Answer the appeal</Trans>} size="form" onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        <RadioCards<Verdict | ''>
          legend={t`What do you decide?`}
          value={verdict}
          choices={verdicts.map((each) => ({
            value: each,
            label: i18n._(labels[each]),
            hint: i18n._(hints[each]),
          }))}
          onChange={setVerdict}
        />
        <div>
          <label htmlFor={id} className={form.label}>
            <Trans>Why? (the member reads this)</Trans>
          </label>
          <textarea
            dir="auto"
            id={id}
            className={form.text}
            rows={3}
            value={message}
            {...issueProps(id, issues.message, { isWrong: (left ?? 0) < 0 })}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
          <FieldIssue id={id} issue={issues.message} />
          <CharactersLeft left={left} />
        </div>
        <p className={form.note}>
          <Trans>They don't learn who answers. The log keeps your name.</Trans>
        </p>
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} disabled={verdict === ''} loading={isPending}>
          <Trans>Send answer</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
