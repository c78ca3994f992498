import type { Dispute } from '@commons/contract/freelance/disputes.ts'
import { daysToSpeak, longestDisputeMessage } from '@commons/contract/shared/dispute.ts'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import type { FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { AttachmentField } from '../../../compose/attachments/AttachmentField.tsx'
import { useAttachments } from '../../../compose/attachments/use-attachments.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { fieldText } from '../../../locales/contract-messages.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { useSaveWithFiles } from '../use-save-with-files.ts'
import type { DisputeSides } from './dispute-sides.ts'
import { evidenceDraft } from './dispute-drafts.ts'

interface EvidenceFormProps {
  dispute: Dispute
  sides: DisputeSides
}

/** Says something in a dispute, with files. What is written is kept until it is sent. */
export function EvidenceForm({ dispute: { id, next }, sides: { other } }: EvidenceFormProps) {
  const { t } = useLingui()
  const { draft, restored, change, forget } = useKeptDraft(evidenceDraft, String(id))
  const { message } = draft
  const attachments = useAttachments()
  const { error, sending, isBusy, save, cancel } = useSaveWithFiles(
    'add_dispute_evidence',
    attachments,
    () => {
      forget()
      attachments.clear()
    },
  )
  const { issues, failure } = useRefused(error, { message })
  const isTooLong = graphemes(message.trim()) > longestDisputeMessage
  const isReady = message.trim() !== '' && !isTooLong
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady && !isBusy && attachments.check()) save({ dispute_id: id, message })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {restored && !isBusy && <DraftRestored onDiscard={forget} />}
      <Textarea
        label={t`What do you want to say?`}
        autosize
        minRows={3}
        value={message}
        disabled={isBusy}
        error={isTooLong ? fieldText('dispute_message_too_long') : issues.message}
        onChange={({ currentTarget }) => change({ message: currentTarget.value })}
      />
      <AttachmentField
        attachments={attachments}
        label={t`Files that show it`}
        sending={isBusy && attachments.bytes > 0 ? sending : undefined}
        onCancel={cancel}
      />
      {next?.is_own === 1 && (
        <p className={form.note}>
          <Trans>
            Then it's {other}'s turn, with {daysToSpeak} days.
          </Trans>
        </p>
      )}
      <FailureNote failure={failure} />
      <div className={form.actions}>
        <OnlineButton type="submit" disabled={!isReady} loading={isBusy}>
          <Trans context="in a dispute">Send to both</Trans>
        </OnlineButton>
      </div>
    </form>
  )
}
