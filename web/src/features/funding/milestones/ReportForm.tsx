import { longestReport } from '@commons/contract/shared/funding-figures.ts'
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
import { reportDraft } from '../said-drafts.ts'
import voting from './Voting.module.css'

/** Reports progress to the backers and opens their vote. */
export function ReportForm({ groupId, nth }: { groupId: number; nth: number }) {
  const { t } = useLingui()
  const { draft, restored, change, forget } = useKeptDraft(reportDraft, `${groupId}.${nth}`)
  const report = draft.text
  const left = charactersLeft(report, longestReport)
  const write = useWrite('report_milestone', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      forget()
    },
  })
  const id = useId()
  const { issues, failure } = useRefused(write.error, { report })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (report.trim() !== '' && (left ?? 0) >= 0 && !write.isPending)
      write.mutate({ group_id: groupId, nth, report })
  }
  return (
    <form className={voting.voting} noValidate onSubmit={submit}>
      {restored && !write.isPending && <DraftRestored onDiscard={forget} />}
      <textarea
        dir="auto"
        className={form.text}
        rows={3}
        aria-label={t`What has been done`}
        placeholder={t`What has been done?`}
        {...issueProps(id, issues.report, { isWrong: (left ?? 0) < 0 })}
        value={report}
        readOnly={write.isPending}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <FieldIssue id={id} issue={issues.report} />
      <CharactersLeft left={left} />
      <FailureNote failure={failure} />
      <div className={form.actions}>
        <Button type="submit" loading={write.isPending} disabled={report.trim() === '' || (left ?? 0) < 0}>
          <Trans>Ask for the vote</Trans>
        </Button>
      </div>
    </form>
  )
}
