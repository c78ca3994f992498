import { Trans, useLingui } from '@lingui/react/macro'
import { IconMicrophone, IconMovie, IconX } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { CharactersLeft } from '../ui/fields/CharactersLeft.tsx'
import { useFileUrl } from '../compose/use-file-url.ts'
import { clock } from '../ui/video/media-time.ts'
import classes from './CommentWriting.module.css'
import { leaveField } from './field-focus.ts'
import { FileLine } from '../ui/files/FileLine.tsx'
import type { SaidMedia } from './said-media.ts'
import type { WriterState } from './use-writer.ts'

/**
 * Shows a file before it has arrived: a picture as such, a recording by its length, and a video by its name,
 * because not every browser can play every video file.
 */
export function MediaThumb({ media }: { media: SaidMedia }) {
  const { t } = useLingui()
  const url = useFileUrl(media.kind === 'image' ? media.file : undefined)
  if (media.kind === 'image')
    return <span className={classes.thumb}>{url && <img src={url} alt={t`Your picture`} />}</span>
  if (media.kind === 'audio')
    return (
      <span className={classes.voice}>
        <IconMicrophone size={20} stroke={1.75} aria-hidden="true" />
        <Trans>Voice note</Trans> {clock(media.seconds ?? 0)}
      </span>
    )
  if (media.kind === 'attachment')
    return <FileLine name={media.file.name} bytes={media.file.size} type={media.type} />
  return (
    <span className={classes.tile}>
      <IconMovie size={22} stroke={1.5} aria-hidden="true" />
      <span dir="auto" className={classes.tileName}>
        {media.file.name}
      </span>
    </span>
  )
}

interface CommentFileProps {
  writer: WriterState
  isVideo: boolean
  onRemove: () => void
  /** The file, small. */
  children: ReactNode
}

/** A comment's picture or video, with the field for its description. */
export function CommentFile({ writer, isVideo, onRemove, children }: CommentFileProps) {
  const { t } = useLingui()
  const id = useId()
  const { alt } = writer.draft
  return (
    <div className={classes.media}>
      <div className={classes.preview}>
        {children}
        <button
          type="button"
          className={classes.remove}
          aria-label={isVideo ? t`Remove the video` : t`Remove the picture`}
          onClick={onRemove}
        >
          <IconX size={18} aria-hidden="true" />
        </button>
      </div>
      <div className={classes.alt}>
        <label htmlFor={id}>
          <Trans>Describe it for people who can't see it</Trans>
        </label>
        <div className={classes.grow} data-value={alt}>
          <textarea
            dir="auto"
            id={id}
            className={classes.text}
            value={alt}
            rows={1}
            onChange={(event) => writer.setAlt(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
                event.stopPropagation()
                leaveField(event.currentTarget)
              }
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              writer.send()
            }}
          />
        </div>
        <CharactersLeft left={writer.altLeft} />
      </div>
    </div>
  )
}

/** The file chosen for a comment. */
export function CommentMedia({ writer }: { writer: WriterState }) {
  const { t } = useLingui()
  const { media } = writer.draft
  if (!media) return null
  if (media.kind === 'attachment')
    return (
      <FileLine
        name={media.file.name}
        bytes={media.file.size}
        type={media.type}
        action={
          <button
            type="button"
            className={classes.takeOff}
            aria-label={t`Remove ${media.file.name}`}
            onClick={writer.removeMedia}
          >
            <IconX size={20} aria-hidden="true" />
          </button>
        }
      />
    )
  return (
    <CommentFile writer={writer} isVideo={media.kind === 'video'} onRemove={writer.removeMedia}>
      <MediaThumb media={media} />
    </CommentFile>
  )
}
