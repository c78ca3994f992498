import { longestTagline } from '@commons/contract/shared/reel.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type FormEvent } from 'react'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { longestAlt, whyTooMuch } from '../../../compose/media-file.ts'
import { useUploadLimits } from '../../../compose/upload-limits.ts'
import { useFileDrop } from '../../../compose/use-file-drop.ts'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { reelDraft, type ReelDraft } from '../waiting/reel-draft.ts'
import { sendReel } from '../waiting/reel-uploads.ts'
import classes from './CreateReel.module.css'
import { LendsSound } from './LendsSound.tsx'
import { ReelFields } from './ReelFields.tsx'
import { ReelFileField } from './ReelFileField.tsx'
import { useReelFile } from './use-reel-file.ts'

interface CreateReelFormProps {
  given: ReelDraft | undefined
  onClose: () => void
}

const isTooLong = ({ text, alt }: ReelDraft) =>
  (charactersLeft(text, longestTagline) ?? 0) < 0 || (charactersLeft(alt, longestAlt) ?? 0) < 0

/** The form of a new reel: file, text and audience. The draft is kept until the reel is created. */
export function CreateReelForm({ given, onClose }: CreateReelFormProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const limits = useUploadLimits()
  const { draft, restored, change, forget } = useKeptDraft(reelDraft)
  const file = useReelFile(draft, change, limits)
  const dragging = useFileDrop(file.take)
  const begin = useRef(() => {})
  begin.current = () => {
    if (given) change(reelDraft.join(draft, given))
  }
  useEffect(() => begin.current(), [])

  const mayCreate = draft.media !== undefined && !file.looking && !isTooLong(draft)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!draft.media || !mayCreate) return
    const { media, trim } = draft
    const tooMuch = whyTooMuch(trim ? { ...media, seconds: trim.to - trim.from } : media, limits)
    if (tooMuch) return file.refuse(tooMuch)
    // Before sending, or its files would be stored twice meanwhile.
    forget()
    void sendReel(client, draft)
    toast.success(t`Uploading. You can keep browsing.`)
    onClose()
  }
  function discard() {
    forget()
    onClose()
  }
  return (
    <form className={form.form} noValidate onSubmit={submit} data-dragging={dragging || undefined}>
      {restored && !given && <DraftRestored onDiscard={forget} />}
      <div className={classes.sides} data-dragging={dragging || undefined}>
        <ReelFileField draft={draft} file={file} limits={limits} onChange={change} />
        <ReelFields draft={draft} onChange={change}>
          {draft.media?.kind === 'video' && !draft.sound && (
            <LendsSound
              lends={draft.lendsSound}
              isPrivate={draft.audience === 'private'}
              onChange={(lendsSound) => change({ lendsSound })}
            />
          )}
        </ReelFields>
      </div>
      <FailureNote failure={file.problem} />
      <div className={form.actions}>
        <Button variant="default" onClick={discard}>
          <Trans>Discard</Trans>
        </Button>
        <Button type="submit" disabled={!mayCreate}>
          <Trans>Create V Tube</Trans>
        </Button>
      </div>
    </form>
  )
}
