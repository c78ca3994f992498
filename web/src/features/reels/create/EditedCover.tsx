import type { Reel } from '@commons/contract/reels/reels.ts'
import type { Video } from '@commons/contract/shared/video.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPhoto, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { FilePicker } from '../../../compose/FilePicker.tsx'
import { lookAt } from '../../../compose/media-file.ts'
import { useUploadLimits } from '../../../compose/upload-limits.ts'
import { useFileUrl } from '../../../compose/use-file-url.ts'
import { messageText } from '../../../locales/contract-messages.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { coverOf } from '../reel.ts'
import { CoverFrame } from './CoverFrame.tsx'
import { coverPictures } from './cover-pictures.ts'
import classes from './CreateReel.module.css'
import { useFrames } from './use-frames.ts'

/**
 * The next cover of a video: another picture, the frame at a second, no picture (the frame that it began with), or
 * the current cover.
 */
export type NextCover = File | { readonly at: number } | 'none' | 'kept'

/** Whether it is a frame of the video. */
export const isFrame = (next: NextCover): next is { readonly at: number } =>
  typeof next === 'object' && 'at' in next

interface EditedCoverProps {
  reel: Reel
  video: Video
  next: NextCover
  onChange: (next: NextCover) => void
}

/** Changes the cover of a published video. */
export function EditedCover({ reel, video, next, onChange }: EditedCoverProps) {
  const { t } = useLingui()
  const limits = useUploadLimits()
  const [problem, setProblem] = useState<string>()
  const chosen = useFileUrl(next instanceof File ? next : undefined)
  const shown = coverOf(next === 'none' ? { ...reel, cover: null } : reel)
  const isPicture = next instanceof File || (next === 'kept' && reel.cover !== null)
  const url = video.sources[0]?.url
  const frames = useFrames(url, video.seconds)

  async function choose(file: File): Promise<void> {
    const found = await lookAt(file, limits)
    if ('refusal' in found) return setProblem(messageText(`refusal.${found.refusal}`, found.values))
    if (found.kind !== 'image') return setProblem(messageText('refusal.file_kind_unsupported'))
    setProblem(undefined)
    onChange(file)
  }
  return (
    <div className={classes.edited} role="group" aria-label={t`The cover of your reel`}>
      {isFrame(next) ? (
        <FrameView url={url} at={next.at} />
      ) : (
        <img
          className={classes.editedCover}
          src={chosen ?? shown?.sources.at(0)?.url}
          alt={t`The cover of your reel`}
        />
      )}
      <div className={classes.editedChoice}>
        {!(next instanceof File) && (
          <CoverFrame
            frames={frames}
            seconds={video.seconds}
            at={isFrame(next) ? next.at : undefined}
            onChange={(at) => onChange({ at })}
          />
        )}
        <div className={classes.captions}>
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
    </div>
  )
}

/** A frame of the video, large enough to choose it. */
function FrameView({ url, at }: { url: string | undefined; at: number }) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.currentTime = at
  }, [at, url])
  return (
    <video
      ref={video}
      className={classes.editedCover}
      src={url}
      aria-label={t`The cover of your reel`}
      muted
      playsInline
      preload="auto"
      tabIndex={-1}
    />
  )
}
