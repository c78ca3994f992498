import { daysToSpeak, longestDisputeMessage } from '@commons/contract/shared/dispute.ts'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { AttachmentField } from '../../../compose/attachments/AttachmentField.tsx'
import { useAttachments } from '../../../compose/attachments/use-attachments.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { FormActions } from '../../../compose/FormActions.tsx'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { fieldText } from '../../../locales/contract-messages.ts'
import { paths } from '../../../paths.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import type { Funded } from '../payment/milestone-money.ts'
import { Worth } from '../payment/milestone-texts.tsx'
import { useSaveWithFiles } from '../use-save-with-files.ts'
import classes from './Dispute.module.css'
import { openingDraft } from './dispute-drafts.ts'

interface OpenDisputeDialogProps {
  milestone: Funded
  /** Of the other side. */
  name: string
  onClose: () => void
}

/** Opens a dispute about a milestone, and says beforehand what that means. */
export default function OpenDisputeDialog({
  milestone: { id, money },
  name,
  onClose,
}: OpenDisputeDialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { draft, restored, change, forget } = useKeptDraft(openingDraft, String(id))
  const { message } = draft
  const attachments = useAttachments()
  const { error, sending, isBusy, save, cancel } = useSaveWithFiles(
    'dispute_milestone',
    attachments,
    (data) => {
      forget()
      onClose()
      void navigate({ to: paths.dispute(data.id) })
    },
  )
  const { issues, failure } = useRefused(error, { message })
  const isTooLong = graphemes(message.trim()) > longestDisputeMessage
  const isReady = message.trim() !== '' && !isTooLong
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady && !isBusy && attachments.check()) save({ milestone_id: id, message })
  }
  return (
    <Dialog opened title={<Trans>Open a dispute</Trans>} size="form" onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        <ul className={classes.rules}>
          <li>
            <Trans>
              <Worth of={money.held} /> stay frozen until it's settled. Nothing is released or refunded by
              itself meanwhile.
            </Trans>
          </li>
          <li>
            <Trans>
              {name} has {daysToSpeak} days to answer, or all of it goes to you. After that you take turns:
              whoever says nothing for {daysToSpeak} days loses.
            </Trans>
          </li>
          <li>
            <Trans>
              Once both of you have said something, either can hand it to our staff, who then see your chat
              about this work.
            </Trans>
          </li>
          <li>
            <Trans>It's free. Each side can open one dispute for a milestone.</Trans>
          </li>
        </ul>
        {restored && !isBusy && <DraftRestored onDiscard={forget} />}
        <Textarea
          label={t`What is it about?`}
          description={t`What was agreed, what happened, and what you'd find fair.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={5}
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
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} canCancel={!isBusy} disabled={!isReady} loading={isBusy}>
          <Trans>Open dispute</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
