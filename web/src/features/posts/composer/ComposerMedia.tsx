import type { Post } from '@commons/contract/posts/posts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconMovie, IconPhoto, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { clock } from '../../../ui/video/media-time.ts'
import composerClasses from './Composer.module.css'
import classes from './ComposerMedia.module.css'
import { ComposerAlt } from './ComposerAlt.tsx'
import { ComposerCaptions } from './ComposerCaptions.tsx'
import { bytesText } from '../../../compose/media-file.ts'
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

function RemoveButton({ composer, isVideo }: { composer: ComposerState; isVideo: boolean }) {
  const { t } = useLingui()
  if (composer.sending) return null
  return (
    <button
      type="button"
      className={classes.remove}
      aria-label={isVideo ? t`Remove the video` : t`Remove the picture`}
      onClick={composer.removeMedia}
    >
      <IconX size={20} aria-hidden="true" />
    </button>
  )
}

/** The file that an edited post has and keeps. */
function KeptMedia({ composer, post }: { composer: ComposerState; post: Post }) {
  const { t } = useLingui()
  const { picture, video } = post
  const isVideo = post.file_type === 'video'
  const still = video?.poster ?? picture
  return (
    <div className={classes.media}>
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
              <Trans>The file is still being processed.</Trans>
            </span>
          </div>
        )}
        {video && <span className={classes.facts}>{clock(video.seconds)}</span>}
        <RemoveButton composer={composer} isVideo={isVideo} />
      </div>
      <ComposerAlt composer={composer} />
    </div>
  )
}

/** The picture or video of the draft, with its description and a video's captions. */
export function ComposerMedia({ composer }: { composer: ComposerState }) {
  const { draft, edited, mediaUrl } = composer
  const { media } = draft
  if (!media && draft.keepsFile && edited) return <KeptMedia composer={composer} post={edited} />
  if (!media || !mediaUrl) return null
  const isVideo = media.kind === 'video'
  const facts = [media.seconds !== undefined && clock(media.seconds), bytesText(media.file.size)]
  return (
    <div className={classes.media}>
      <div className={classes.preview}>
        {isVideo ? (
          <VideoPreview key={mediaUrl} url={mediaUrl} name={media.file.name} />
        ) : (
          <PicturePreview key={mediaUrl} url={mediaUrl} name={media.file.name} />
        )}
        {isVideo && <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>}
        <RemoveButton composer={composer} isVideo={isVideo} />
      </div>
      <ComposerAlt composer={composer} />
      {isVideo && <ComposerCaptions composer={composer} />}
    </div>
  )
}
