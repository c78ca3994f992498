import type { Reel } from '@commons/contract/reels/reels.ts'
import { longestTagline } from '@commons/contract/shared/reel.ts'
import { Trans } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { longestAlt } from '../../../compose/media-file.ts'
import { reasonsIn } from '../../../shown/nsfw-reasons.ts'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { EditedCover, isFrame, type NextCover } from './EditedCover.tsx'
import { LendsSound } from './LendsSound.tsx'
import { ReelFields, type Written } from './ReelFields.tsx'
import { useReelEdit } from './use-reel-edit.ts'

interface EditReelDialogProps {
  reel: Reel
  onClose: () => void
}

const writtenOf = ({ message, picture, video, post_type, nsfw }: Reel): Written => ({
  text: message,
  alt: picture?.alt ?? video?.poster.alt ?? '',
  audience: post_type,
  nsfw: reasonsIn(nsfw),
})

/** Edits the text, audience and cover of an own reel. The file cannot be changed. */
export default function EditReelDialog({ reel, onClose }: EditReelDialogProps) {
  const [draft, setDraft] = useState(() => writtenOf(reel))
  const [cover, setCover] = useState<NextCover>('kept')
  const { sound } = reel
  const [lends, setLends] = useState(reel.lets_use_sound === 1)
  const { error, saving, save } = useReelEdit(onClose)
  const { text, alt, audience, nsfw } = draft
  const { issues, failure } = useRefused(error, { message: text, alt })
  const isTooLong =
    (charactersLeft(text, longestTagline) ?? 0) < 0 || (charactersLeft(alt, longestAlt) ?? 0) < 0

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isTooLong) return
    const fields = {
      reel_id: reel.reel_id,
      message: text.trim(),
      alt: alt.trim(),
      post_type: audience,
      nsfw: nsfw.join(','),
      ...(lends === (reel.lets_use_sound === 1)
        ? {}
        : { lets_use_sound: lends ? (1 as const) : (0 as const) }),
      ...(cover === 'none' ? { removes_cover: 1 as const } : {}),
      ...(isFrame(cover) ? { cover_at: cover.at } : {}),
    }
    save(fields, cover instanceof File ? cover : undefined)
  }
  return (
    <Dialog opened title={<Trans>Edit reel</Trans>} onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        <ReelFields
          draft={draft}
          issues={issues}
          onChange={(parts) => setDraft((before) => ({ ...before, ...parts }))}
        >
          {sound?.sound_id === reel.reel_id && (
            <LendsSound lends={lends} isPrivate={audience === 'private'} onChange={setLends} />
          )}
        </ReelFields>
        {reel.video && <EditedCover reel={reel} video={reel.video} next={cover} onChange={setCover} />}
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} disabled={isTooLong} loading={saving}>
          <Trans context="the changes">Save</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
