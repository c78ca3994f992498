import { longestReport } from '@commons/contract/shared/funding-figures.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
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
  function submit(event: FormEvent) {
    event.preventDefault()
    if (report.trim() !== '' && (left ?? 0) >= 0 && !write.isPending)
      write.mutate({ group_id: groupId, nth, report })
  }
  return (
    <form className={voting.voting} noValidate onSubmit={submit}>
      {restored && !write.isPending && <DraftRestored onDiscard={forget} />}
      <textarea
        className={form.text}
        rows={3}
        aria-label={t`What has been done`}
        placeholder={t`What has been done?`}
        aria-invalid={(left ?? 0) < 0 || undefined}
        value={report}
        readOnly={write.isPending}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <CharactersLeft left={left} />
      <FailureNote failure={write.error?.message} />
      <div className={form.actions}>
        <Button type="submit" loading={write.isPending} disabled={report.trim() === '' || (left ?? 0) < 0}>
          <Trans>Ask for the vote</Trans>
        </Button>
      </div>
    </form>
  )
}
