import { Trans, useLingui } from '@lingui/react/macro'
import { IconPhoto, IconX } from '@tabler/icons-react'
import { type RefObject } from 'react'
import { FilePicker } from '../../../compose/FilePicker.tsx'
import { useFileUrl } from '../../../compose/use-file-url.ts'
import type { ReelDraft } from '../waiting/reel-draft.ts'
import { CoverFrame } from './CoverFrame.tsx'
import { coverPictures } from './cover-pictures.ts'
import classes from './CreateReel.module.css'

interface CoverChoiceProps {
  frames: readonly string[]
  draft: ReelDraft
  /** The preview, at the chosen frame. */
  video: RefObject<HTMLVideoElement | null>
  onFile: (file: File) => void
  onChange: (parts: Partial<ReelDraft>) => void
}

/** Chooses the cover of a video: one of its frames, or a picture. */
export function CoverChoice({ frames, draft, video, onFile, onChange }: CoverChoiceProps) {
  const { t } = useLingui()
  const { media, cover, trim, coverAt = trim?.from ?? 0 } = draft
  const url = useFileUrl(cover)
  const seconds = media?.seconds
  const choose = (to: number) => {
    onChange({ coverAt: to })
    video.current?.pause()
    if (video.current) video.current.currentTime = to
  }
  if (cover)
    return (
      <p className={classes.captions}>
        {url && <img className={classes.cover} src={url} alt={t`The cover of your reel`} />}
        <span>
          <Trans>Cover: {cover.name}</Trans>
        </span>
        <button
          type="button"
          className={classes.small}
          aria-label={t`Remove the cover`}
          onClick={() => onChange({ cover: undefined })}
        >
          <IconX size={18} aria-hidden="true" />
        </button>
      </p>
    )
  return (
    <div className={classes.coverChoice}>
      {seconds !== undefined && (
        <CoverFrame frames={frames} seconds={seconds} part={trim} at={coverAt} onChange={choose} />
      )}
      <FilePicker accept={coverPictures} disabled={false} onPick={onFile}>
        <IconPhoto size={22} stroke={1.75} aria-hidden="true" />
        <Trans>Use a picture as the cover</Trans>
      </FilePicker>
    </div>
  )
}
