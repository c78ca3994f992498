import { Trans, useLingui } from '@lingui/react/macro'
import { IconMovie, IconPhoto, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { clock } from '../../../ui/video/media-time.ts'
import composerClasses from './Composer.module.css'
import classes from './ComposerMedia.module.css'
import { ComposerAlt } from './ComposerAlt.tsx'
import { ComposerCaptions } from './ComposerCaptions.tsx'
import { ComposerPictures } from './ComposerPictures.tsx'
import { bytesText, type MediaFile } from '../../../compose/media-file.ts'
import { useFileUrl } from '../../../compose/use-file-url.ts'
import type { DraftFile } from './draft-files.ts'
import { keptFile } from './kept-file.ts'
import type { ComposerState } from './use-composer.ts'

/** In place of what the server may support, but not this browser. */
function NotShown({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.tile}>
      {children}
      <span dir="auto" className={classes.tileName}>
        {name}
      </span>
      <span className={composerClasses.hint}>
        <Trans>Your browser can't show this, but you can still post it.</Trans>
      </span>
    </div>
  )
}

function PicturePreview({ url, name }: { url: string; name: string }) {
  const { t } = useLingui()
  const [notShown, setNotShown] = useState(false)
  if (notShown)
    return (
      <NotShown name={name}>
        <IconPhoto size={40} stroke={1.5} aria-hidden="true" />
      </NotShown>
    )
  return <img src={url} alt={t`The picture of your post`} onError={() => setNotShown(true)} />
}

/** Previews a video before it is sent. */
function VideoPreview({ url, name }: { url: string; name: string }) {
  const { t } = useLingui()
  const [unplayable, setUnplayable] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  // It may have failed before React attached its listeners.
  useEffect(() => {
    if (video.current?.error) setUnplayable(true)
  }, [])
  if (unplayable)
    return (
      <NotShown name={name}>
        <IconMovie size={40} stroke={1.5} aria-hidden="true" />
      </NotShown>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its author brings the captions
    <video
      ref={video}
      src={url}
      aria-label={t`The video of your post`}
      controls
      muted
      playsInline
      preload="metadata"
      onError={() => setUnplayable(true)}
      onLoadedMetadata={({ currentTarget }) => setUnplayable(currentTarget.videoWidth === 0)}
    />
  )
}

interface OneFileProps {
  composer: ComposerState
  file: DraftFile
}

function RemoveButton({ composer, file }: OneFileProps) {
  const { t } = useLingui()
  if (composer.sending) return null
  return (
    <button
      type="button"
      className={classes.remove}
      aria-label={file.kind === 'video' ? t`Remove the video` : t`Remove the picture`}
      onClick={() => composer.removeFile(file.id)}
    >
      <IconX size={20} aria-hidden="true" />
    </button>
  )
}

/** A file that the edited post has. */
function KeptPreview({ composer, file }: OneFileProps) {
  const { t } = useLingui()
  const kept = keptFile(file, composer.edited)
  const isVideo = file.kind === 'video'
  const still = kept?.video?.poster ?? kept?.picture
  return (
    <div className={classes.preview}>
      {still ? (
        <img
          src={still.sources.at(-1)?.url}
          alt={isVideo ? t`The video of your post` : t`The picture of your post`}
        />
      ) : (
        <div className={classes.tile}>
          {isVideo ? <IconMovie size={40} stroke={1.5} /> : <IconPhoto size={40} stroke={1.5} />}
          <span className={composerClasses.hint}>
            {kept?.file_state === 'failed' ? (
              (kept.file_failure ?? <Trans>Couldn't process the file.</Trans>)
            ) : (
              <Trans>The file is still being processed.</Trans>
            )}
          </span>
        </div>
      )}
      {kept?.video && <span className={classes.facts}>{clock(kept.video.seconds)}</span>}
      <RemoveButton composer={composer} file={file} />
    </div>
  )
}

/** A file that is to be sent. */
function NewPreview({ composer, file, media }: OneFileProps & { media: MediaFile }) {
  const url = useFileUrl(media.file, null)
  const facts = [media.seconds !== undefined && clock(media.seconds), bytesText(media.file.size)]
  if (url === undefined) return null
  return (
    <div className={classes.preview}>
      {media.kind === 'video' ? (
        <VideoPreview key={url} url={url} name={media.file.name} />
      ) : (
        <PicturePreview key={url} url={url} name={media.file.name} />
      )}
      {media.kind === 'video' && <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>}
      <RemoveButton composer={composer} file={file} />
    </div>
  )
}

/** The pictures or the video of the draft, with their descriptions and a video's captions. */
export function ComposerMedia({ composer }: { composer: ComposerState }) {
  const [file, ...others] = composer.draft.files
  if (!file) return null
  if (others.length > 0) return <ComposerPictures composer={composer} />
  const { media } = file
  return (
    <div className={classes.media}>
      {media ? (
        <NewPreview composer={composer} file={file} media={media} />
      ) : (
        <KeptPreview composer={composer} file={file} />
      )}
      <ComposerAlt composer={composer} file={file} />
      {media?.kind === 'video' && <ComposerCaptions composer={composer} />}
    </div>
  )
}
