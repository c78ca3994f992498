import { Trans, useLingui } from '@lingui/react/macro'
import { IconMovie, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { clock } from '../../ui/video/media-time.ts'
import classes from './Composer.module.css'
import { ComposerAlt } from './ComposerAlt.tsx'
import { ComposerCaptions } from './ComposerCaptions.tsx'
import { bytesText } from './media-file.ts'
import type { ComposerState } from './use-composer.ts'

/** A video before it is sent. A browser may be unable to play what the server can. */
function VideoPreview({ url, name }: { url: string; name: string }) {
  const { t } = useLingui()
  const [unplayable, setUnplayable] = useState(false)
  useEffect(() => setUnplayable(false), [url])
  if (unplayable)
    return (
      <div className={classes.tile}>
        <IconMovie size={40} stroke={1.5} aria-hidden="true" />
        <span className={classes.tileName}>{name}</span>
        <span className={classes.hint}>
          <Trans>This browser cannot show it. You can post it all the same.</Trans>
        </span>
      </div>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its author brings the captions
    <video
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

/** The picture or video that will be posted, its words, and a video's captions. */
export function ComposerMedia({ composer }: { composer: ComposerState }) {
  const { t } = useLingui()
  const { draft, mediaUrl, sending } = composer
  const { media } = draft
  if (!media || !mediaUrl) return null
  const isVideo = media.kind === 'video'
  const facts = [media.seconds !== undefined && clock(media.seconds), bytesText(media.file.size)]
  return (
    <div className={classes.media}>
      <div className={classes.preview}>
        {isVideo ? (
          <VideoPreview url={mediaUrl} name={media.file.name} />
        ) : (
          <img src={mediaUrl} alt={t`The picture of your post`} />
        )}
        {isVideo && <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>}
        {!sending && (
          <button
            type="button"
            className={classes.remove}
            aria-label={isVideo ? t`Remove the video` : t`Remove the picture`}
            onClick={composer.removeMedia}
          >
            <IconX size={20} aria-hidden="true" />
          </button>
        )}
      </div>
      <ComposerAlt composer={composer} />
      {isVideo && <ComposerCaptions composer={composer} />}
    </div>
  )
}
