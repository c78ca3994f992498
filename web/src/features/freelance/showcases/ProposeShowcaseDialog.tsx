import { longestShowcase, longestShowcaseTitle } from '@commons/contract/shared/showcase.ts'
import { beginningOf, unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { CallError } from '../../../api/call-error.ts'
import { callOnce } from '../../../api/call-once.ts'
import { uploadOnce } from '../../../api/upload-once.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { FormActions } from '../../../compose/FormActions.tsx'
import { startOf } from '../../../compose/send/delivery.ts'
import { useFormSending } from '../../../compose/send/use-form-sending.ts'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { EntryPicture } from '../../../entries/EntryPicture.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { showcaseDraft } from './showcase-draft.ts'

interface ProposeShowcaseDialogProps {
  paymentId: number
  /** Of the job. */
  title: string
  /** Of the other side. */
  name: string
  onClose: () => void
}

/** Proposes to the other side of an agreement what both show of the work. What is written is kept until then. */
export default function ProposeShowcaseDialog({
  paymentId,
  name,
  onClose,
  ...of
}: ProposeShowcaseDialogProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { draft, restored, change, forget } = useKeptDraft(showcaseDraft, String(paymentId))
  const { title = beginningOf(of.title, longestShowcaseTitle), description, link, file } = draft
  const [error, setError] = useState<CallError>()
  const { sending, isBusy, run, cancel } = useFormSending()
  const { issues, failure } = useRefused(error ?? null, { title, description, link })
  const left = charactersLeft(description, longestShowcase)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || title.trim() === '' || (left ?? 0) < 0) return
    const fields = { payment_id: paymentId, title, description, link }
    run(
      async (options) => {
        setError(undefined)
        if (file) options.onChange(startOf(file.size))
        const answer = await (file
          ? uploadOnce('propose_showcase', fields, { file }, options)
          : callOnce('propose_showcase', fields))
        toast.success(answer.message)
        await afterWrite(client, 'propose_showcase', fields, answer)
        forget()
        onClose()
      },
      (refused) => setError(refused),
    )
  }

  return (
    <Dialog opened title={<Trans>Show this work</Trans>} onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        <p className={form.note}>
          <Trans>
            {name} is asked first. Then it stands on both of your freelancer profiles, with both names. Either
            of you can remove it.
          </Trans>
        </p>
        {restored && !isBusy && <DraftRestored onDiscard={forget} />}
        <TextInput
          label={t`Title`}
          value={title}
          maxLength={unitsFor(longestShowcaseTitle)}
          disabled={isBusy}
          error={issues.title}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <div>
          <Textarea
            label={t`What came of it (optional)`}
            autosize
            minRows={3}
            value={description}
            disabled={isBusy}
            error={issues.description}
            onChange={({ currentTarget }) => change({ description: currentTarget.value })}
          />
          <CharactersLeft left={left} />
        </div>
        <TextInput
          label={t`Link (optional)`}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={link}
          disabled={isBusy}
          error={issues.link}
          onChange={({ currentTarget }) => change({ link: currentTarget.value })}
        />
        <EntryPicture
          stored={undefined}
          chosen={file}
          disabled={isBusy}
          onChoose={(chosen) => change({ file: chosen })}
          onRemove={() => change({ file: undefined })}
        />
        <FailureNote failure={failure} />
        {sending && <SendingProgress sending={sending} onCancel={cancel} />}
        <FormActions onCancel={onClose} disabled={title.trim() === ''} loading={isBusy}>
          <Trans>Propose</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
