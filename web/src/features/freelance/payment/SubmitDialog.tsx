import { daysToRelease, longestMilestoneMessage } from '@commons/contract/shared/job-milestone.ts'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import type { FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { AttachmentField } from '../../../compose/attachments/AttachmentField.tsx'
import { useAttachments } from '../../../compose/attachments/use-attachments.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { FormActions } from '../../../compose/FormActions.tsx'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { fieldText } from '../../../locales/contract-messages.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { useSaveWithFiles } from '../use-save-with-files.ts'
import { workDraft } from './milestone-draft.ts'
import { type Funded, tokensOf } from './milestone-money.ts'
import { type Fees, Shares } from './Shares.tsx'

interface SubmitDialogProps {
  milestone: Funded
  fees: Fees
  /** Of the client. */
  name: string
  onClose: () => void
}

/** Hands over the work of a milestone, with a text and files. What is written is kept until it is sent. */
export default function SubmitDialog({ milestone, fees, name, onClose }: SubmitDialogProps) {
  const { t } = useLingui()
  const { id, money } = milestone
  const { draft, restored, change, forget } = useKeptDraft(workDraft, String(id))
  const { message } = draft
  const attachments = useAttachments()
  const { error, sending, isBusy, save, cancel } = useSaveWithFiles('submit_milestone', attachments, () => {
    forget()
    onClose()
  })
  const { issues, failure } = useRefused(error, { message })
  const isTooLong = graphemes(message.trim()) > longestMilestoneMessage
  const isEmpty = message.trim() === '' && attachments.chosen.length === 0
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isTooLong && !isBusy && attachments.check()) save({ milestone_id: id, message })
  }
  return (
    <Dialog opened title={<Trans>Submit work</Trans>} size="form" onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        {restored && !isBusy && <DraftRestored onDiscard={forget} />}
        <Textarea
          label={t`What have you done?`}
          autosize
          minRows={4}
          value={message}
          disabled={isBusy}
          error={isTooLong ? fieldText('milestone_message_too_long') : issues.message}
          onChange={({ currentTarget }) => change({ message: currentTarget.value })}
        />
        <AttachmentField
          attachments={attachments}
          label={t`Files of this work`}
          sending={isBusy && attachments.bytes > 0 ? sending : undefined}
          onCancel={cancel}
        />
        <p className={form.note} role="status">
          {isEmpty ? (
            <Trans>Without a text or a file, no clock starts: {name} can take as long as they like.</Trans>
          ) : (
            <Trans>
              {name} has {daysToRelease} days to release it or ask for changes. Without an answer it's
              released automatically.
            </Trans>
          )}
        </p>
        <Shares units={tokensOf(money.held.tokens)} money={money} fees={fees} payee={undefined} />
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} canCancel={!isBusy} disabled={isTooLong} loading={isBusy}>
          <Trans>Submit work</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
