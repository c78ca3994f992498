import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconBadgeCc, IconMovie, IconPhotoVideo, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { FilePicker } from '../../../compose/FilePicker.tsx'
import { acceptedCaptions, acceptedMedia, bytesText, type UploadLimits } from '../../../compose/media-file.ts'
import { useFileUrl } from '../../../compose/use-file-url.ts'
import { Delayed } from '../../../ui/states/Delayed.tsx'
import type { ReelDraft, Trim } from '../waiting/reel-draft.ts'
import { CoverChoice } from './CoverChoice.tsx'
import { SoundChoice } from '../sounds/SoundChoice.tsx'
import classes from './CreateReel.module.css'
import { shortest, within } from './trim.ts'
import { TrimField } from './TrimField.tsx'
import { useFrames } from './use-frames.ts'
import type { ReelFile } from './use-reel-file.ts'

interface ReelFileFieldProps {
  draft: ReelDraft
  file: ReelFile
  limits: UploadLimits
  onChange: (parts: Partial<ReelDraft>) => void
}

function Choose({ file, limits }: Pick<ReelFileFieldProps, 'file' | 'limits'>) {
  const hint = useId()
  const [picture, video] = [bytesText(limits.image_bytes), bytesText(limits.video_bytes)]
  const minutes = Math.floor(limits.video_seconds / 60)
  return (
    <div className={classes.choose}>
      <IconMovie size={40} stroke={1.5} aria-hidden="true" />
      <p className={classes.drop}>
        <Trans>Drop a video or picture here</Trans>
      </p>
      <FilePicker accept={acceptedMedia} disabled={file.looking} onPick={file.choose} describedBy={hint}>
        <IconPhotoVideo size={22} stroke={1.75} aria-hidden="true" />
        <Trans>Choose a file</Trans>
      </FilePicker>
      <p id={hint} className={classes.hint}>
        <Plural
          value={minutes}
          one={`Picture up to ${picture}, video up to ${video} and # minute`}
          other={`Picture up to ${picture}, video up to ${video} and # minutes`}
        />
      </p>
      {file.looking && (
        <Delayed>
          <p className={classes.hint} role="status">
            <Trans>Opening the file…</Trans>
          </p>
        </Delayed>
      )}
    </div>
  )
}

interface PreviewProps {
  draft: ReelDraft
  url: string
  video: RefObject<HTMLVideoElement | null>
}

/** Keeps a video within the part that becomes the reel, and plays that in a loop. */
function keepWithin(video: HTMLVideoElement, trim: Trim | undefined): void {
  if (!trim) return
  const { currentTime, paused } = video
  // While it is paused, a handle may be at the very end.
  if (currentTime < trim.from - 0.05 || currentTime > trim.to + (paused ? 0.05 : -0.05))
    video.currentTime = paused ? Math.min(Math.max(currentTime, trim.from), trim.to) : trim.from
}

/** Previews the file. The server may support videos that the browser cannot play. */
function Preview({ draft: { media, alt, trim }, url, video }: PreviewProps) {
  const { t } = useLingui()
  const [unplayable, setUnplayable] = useState(false)
  useEffect(() => setUnplayable(false), [url])
  if (media?.kind === 'image') return <img src={url} alt={alt || t`The picture of your reel`} />
  if (unplayable)
    return (
      <p className={classes.blind}>
        <IconMovie size={40} stroke={1.5} aria-hidden="true" />
        <span dir="auto">{media?.file.name}</span>
        <Trans>Your browser can't show this, but you can still publish it.</Trans>
      </p>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its author brings the captions
    <video
      ref={video}
      src={url}
      aria-label={t`The video of your reel`}
      controls
      muted
      playsInline
      preload="auto"
      onError={() => setUnplayable(true)}
      onPlay={({ currentTarget }) => keepWithin(currentTarget, trim)}
      onTimeUpdate={({ currentTarget }) => keepWithin(currentTarget, trim)}
      onSeeked={({ currentTarget }) => keepWithin(currentTarget, trim)}
      onEnded={({ currentTarget }) => {
        // It may end a moment before the end of the part.
        if (trim) currentTarget.currentTime = trim.from
      }}
      onLoadedMetadata={({ currentTarget }) => setUnplayable(currentTarget.videoWidth === 0)}
    />
  )
}

function Captions({ draft, file, onChange }: Omit<ReelFileFieldProps, 'limits'>) {
  const { t } = useLingui()
  const { captions } = draft
  if (!captions)
    return (
      <FilePicker accept={acceptedCaptions} disabled={false} onPick={file.chooseCaptions}>
        <IconBadgeCc size={22} stroke={1.75} aria-hidden="true" />
        <Trans>Add captions</Trans>
        <span className={classes.hint}>.vtt, .srt</span>
      </FilePicker>
    )
  return (
    <p className={classes.captions}>
      <IconBadgeCc size={22} stroke={1.75} aria-hidden="true" />
      <span>
        <Trans>Captions: {captions.name}</Trans>
      </span>
      <button
        type="button"
        className={classes.small}
        aria-label={t`Remove the captions`}
        onClick={() => onChange({ captions: undefined })}
      >
        <IconX size={18} aria-hidden="true" />
      </button>
    </p>
  )
}

/** The file of a reel, chosen or dropped, with its preview; for a video also the cover and captions. */
export function ReelFileField({ draft, file, limits, onChange }: ReelFileFieldProps) {
  const { t } = useLingui()
  const { media } = draft
  const url = useFileUrl(media?.file)
  const video = useRef<HTMLVideoElement>(null)
  const seconds = media?.kind === 'video' ? media.seconds : undefined
  const frames = useFrames(url, seconds)
  if (!media || !url)
    return (
      <div className={classes.file}>
        <Choose file={file} limits={limits} />
        {draft.sound && (
          <SoundChoice
            sound={draft.sound}
            video={video}
            from={0}
            onRemove={() => onChange({ sound: undefined })}
          />
        )}
      </div>
    )
  const isVideo = media.kind === 'video'
  const setTrim = (trim: Trim | undefined, at: number) => {
    const { coverAt } = draft
    onChange({ trim, ...(trim && coverAt !== undefined ? { coverAt: within(coverAt, trim) } : {}) })
    video.current?.pause()
    if (video.current) video.current.currentTime = at
  }
  return (
    <div className={classes.file}>
      <div className={classes.preview}>
        <Preview draft={draft} url={url} video={video} />
        <button
          type="button"
          className={classes.remove}
          aria-label={isVideo ? t`Remove the video` : t`Remove the picture`}
          onClick={file.remove}
        >
          <IconX size={20} aria-hidden="true" />
        </button>
      </div>
      {!isVideo && draft.sound && (
        <p className={classes.hint}>
          <Trans>Only a video can have the sound that you chose. A picture is published without it.</Trans>
        </p>
      )}
      {isVideo && (
        <>
          {draft.sound && (
            <SoundChoice
              sound={draft.sound}
              video={video}
              from={draft.trim?.from ?? 0}
              onRemove={() => onChange({ sound: undefined })}
            />
          )}
          {seconds !== undefined && seconds > shortest && (
            <TrimField
              frames={frames}
              seconds={seconds}
              longest={limits.video_seconds}
              trim={draft.trim}
              onChange={setTrim}
            />
          )}
          <CoverChoice
            frames={frames}
            draft={draft}
            video={video}
            onFile={file.chooseCover}
            onChange={onChange}
          />
          <Captions draft={draft} file={file} onChange={onChange} />
        </>
      )}
    </div>
  )
}
