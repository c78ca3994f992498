import type { Reel } from '@commons/contract/reels/reels.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPhoto, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { FilePicker } from '../../../compose/FilePicker.tsx'
import { lookAt } from '../../../compose/media-file.ts'
import { useUploadLimits } from '../../../compose/upload-limits.ts'
import { useFileUrl } from '../../../compose/use-file-url.ts'
import { messageText } from '../../../locales/contract-messages.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { coverOf } from '../reel.ts'
import { coverPictures } from './cover-pictures.ts'
import classes from './CreateReel.module.css'

/** The next cover of a video: another picture, no picture (one of its frames), or the current cover. */
export type NextCover = File | 'none' | 'kept'

interface EditedCoverProps {
  reel: Reel
  next: NextCover
  onChange: (next: NextCover) => void
}

/** Changes the cover of a published video. */
export function EditedCover({ reel, next, onChange }: EditedCoverProps) {
  const { t } = useLingui()
  const limits = useUploadLimits()
  const [problem, setProblem] = useState<string>()
  const chosen = useFileUrl(next instanceof File ? next : undefined)
  const shown = coverOf(next === 'none' ? { ...reel, cover: null } : reel)
  const isPicture = next instanceof File || (next === 'kept' && reel.cover !== null)

  async function choose(file: File): Promise<void> {
    const found = await lookAt(file, limits)
    if ('refusal' in found) return setProblem(messageText(`refusal.${found.refusal}`, found.values))
    if (found.kind !== 'image') return setProblem(messageText('refusal.file_kind_unsupported'))
    setProblem(undefined)
    onChange(file)
  }
  return (
    <div>
      <div className={classes.label}>
        <Trans context="of a reel">Cover</Trans>
      </div>
      <div className={classes.captions}>
        <img
          className={classes.cover}
          src={chosen ?? shown?.sources.at(0)?.url}
          alt={t`The cover of your reel`}
        />
        <FilePicker accept={coverPictures} disabled={false} onPick={(file) => void choose(file)}>
          <IconPhoto size={22} stroke={1.75} aria-hidden="true" />
          <Trans>Use a picture as the cover</Trans>
        </FilePicker>
        {isPicture && (
          <button
            type="button"
            className={classes.small}
            aria-label={t`Remove the cover`}
            onClick={() => onChange('none')}
          >
            <IconX size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      <FailureNote failure={problem} />
    </div>
  )
}
