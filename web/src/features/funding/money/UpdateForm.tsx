import { longestUpdate } from '@commons/contract/shared/funding-figures.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId, type FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { issueProps } from '../../../ui/issue-props.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { updateDraft } from '../said-drafts.ts'

/** Sends an update to all backers of a project. */
export function UpdateForm({ groupId }: { groupId: number }) {
  const { t } = useLingui()
  const { draft, restored, change, forget } = useKeptDraft(updateDraft, String(groupId))
  const message = draft.text
  const left = charactersLeft(message, longestUpdate)
  const write = useWrite('add_backer_update', {
    toasts: 'none',
    onDone({ message: said }) {
      toast.success(said)
      forget()
    },
  })
  const id = useId()
  const { issues, failure } = useRefused(write.error, { message })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (message.trim() !== '' && (left ?? 0) >= 0 && !write.isPending)
      write.mutate({ group_id: groupId, message })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {restored && !write.isPending && <DraftRestored onDiscard={forget} />}
      <div>
        <textarea
          dir="auto"
          className={form.text}
          rows={3}
          aria-label={t`Message to your backers`}
          placeholder={t`What's new?`}
          {...issueProps(id, issues.message, { isWrong: (left ?? 0) < 0 })}
          value={message}
          readOnly={write.isPending}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <FieldIssue id={id} issue={issues.message} />
        <CharactersLeft left={left} />
      </div>
      <FailureNote failure={failure} />
      <div className={form.actions}>
        <Button type="submit" loading={write.isPending} disabled={message.trim() === '' || (left ?? 0) < 0}>
          <Trans>Send to backers</Trans>
        </Button>
      </div>
    </form>
  )
}
