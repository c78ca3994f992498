import { Trans, useLingui } from '@lingui/react/macro'
import { IconPhoto, IconX } from '@tabler/icons-react'
import { useId, type RefObject } from 'react'
import { FilePicker } from '../../../compose/FilePicker.tsx'
import { useFileUrl } from '../../../compose/use-file-url.ts'
import { clock, spokenTime } from '../../../ui/video/media-time.ts'
import type { ReelDraft } from '../waiting/reel-draft.ts'
import { coverPictures } from './cover-pictures.ts'
import classes from './CreateReel.module.css'

interface CoverChoiceProps {
  draft: ReelDraft
  /** The preview, at the chosen frame. */
  video: RefObject<HTMLVideoElement | null>
  onFile: (file: File) => void
  onChange: (parts: Partial<ReelDraft>) => void
}

/** Chooses the cover of a video: one of its frames, or a picture. */
export function CoverChoice({ draft, video, onFile, onChange }: CoverChoiceProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const { media, cover, coverAt = 0 } = draft
  const url = useFileUrl(cover)
  const seconds = media?.seconds
  const at = spokenTime(coverAt, i18n.locale)
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
        <>
          <label htmlFor={id} className={classes.label}>
            <Trans context="of a reel">Cover</Trans> <span className={classes.hint}>{clock(coverAt)}</span>
          </label>
          <input
            id={id}
            type="range"
            className={classes.slider}
            min={0}
            max={Math.max(0, seconds - 0.1)}
            step={0.1}
            value={coverAt}
            aria-valuetext={at}
            onChange={(event) => choose(event.currentTarget.valueAsNumber)}
          />
        </>
      )}
      <FilePicker accept={coverPictures} disabled={false} onPick={onFile}>
        <IconPhoto size={22} stroke={1.75} aria-hidden="true" />
        <Trans>Use a picture as the cover</Trans>
      </FilePicker>
    </div>
  )
}
