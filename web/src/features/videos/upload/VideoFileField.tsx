import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { IconBadgeCc, IconMovie, IconPhoto, IconUpload, IconX } from '@tabler/icons-react'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { FilePicker } from '../../../compose/FilePicker.tsx'
import { acceptedCaptions, acceptedMedia, bytesText, type UploadLimits } from '../../../compose/media-file.ts'
import { useFileUrl } from '../../../compose/use-file-url.ts'
import { acceptedPictures } from '../../../crop/chosen-picture.ts'
import { Delayed } from '../../../ui/states/Delayed.tsx'
import { ProgressLine } from '../../../ui/states/ProgressLine.tsx'
import { useLanguageOptions } from '../captions/languages.ts'
import classes from './Upload.module.css'
import type { VideoDraft } from './video-draft.ts'
import type { VideoFiles } from './use-video-files.ts'

interface VideoFileFieldProps {
  draft: VideoDraft
  files: VideoFiles
  limits: UploadLimits
  /** How much of a large file has been sent ahead, from 0 to 1. */
  ahead: number | undefined
  onChange: (parts: Partial<VideoDraft>) => void
}

function Choose({ files, limits }: Pick<VideoFileFieldProps, 'files' | 'limits'>) {
  const hint = useId()
  const [picture, video] = [bytesText(limits.image_bytes), bytesText(limits.video_bytes)]
  const minutes = Math.floor(limits.video_seconds / 60)
  return (
    <div className={classes.choose}>
      <IconUpload size={40} stroke={1.5} aria-hidden="true" />
      <p className={classes.drop}>
        <Trans>Drop a video or picture here</Trans>
      </p>
      <FilePicker accept={acceptedMedia} disabled={files.looking} onPick={files.choose} describedBy={hint}>
        <IconMovie size={22} stroke={1.75} aria-hidden="true" />
        <Trans>Choose a file</Trans>
      </FilePicker>
      <p id={hint} className={classes.hint}>
        <Plural
          value={minutes}
          one={`Picture up to ${picture}, video up to ${video} and # minute`}
          other={`Picture up to ${picture}, video up to ${video} and # minutes`}
        />
      </p>
      {files.looking && (
        <Delayed>
          <p className={classes.hint} role="status">
            <Trans>Opening the file…</Trans>
          </p>
        </Delayed>
      )}
    </div>
  )
}

/** Previews the file. The server may support videos that the browser cannot play. */
function Preview({ draft: { media }, url }: { draft: VideoDraft; url: string }) {
  const { t } = useLingui()
  const [unplayable, setUnplayable] = useState(false)
  useEffect(() => setUnplayable(false), [url])
  if (media?.kind === 'image') return <img src={url} alt={t`The picture you chose`} />
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
      src={url}
      aria-label={t`The video you chose`}
      controls
      muted
      playsInline
      preload="metadata"
      onError={() => setUnplayable(true)}
      onLoadedMetadata={({ currentTarget }) => setUnplayable(currentTarget.videoWidth === 0)}
    />
  )
}

interface ChosenProps {
  icon: ReactNode
  removeLabel: string
  onRemove: () => void
  children: ReactNode
}

function Chosen({ icon, removeLabel, onRemove, children }: ChosenProps) {
  return (
    <p className={classes.chosen}>
      {icon}
      <span>{children}</span>
      <button type="button" className={classes.small} aria-label={removeLabel} onClick={onRemove}>
        <IconX size={18} aria-hidden="true" />
      </button>
    </p>
  )
}

function Thumbnail({ draft: { thumbnail }, files, onChange }: Omit<VideoFileFieldProps, 'limits' | 'ahead'>) {
  const { t } = useLingui()
  const url = useFileUrl(thumbnail)
  if (!thumbnail)
    return (
      <FilePicker accept={acceptedPictures} disabled={false} onPick={files.chooseThumbnail}>
        <IconPhoto size={22} stroke={1.75} aria-hidden="true" />
        <Trans>Add a thumbnail</Trans>
      </FilePicker>
    )
  return (
    <Chosen
      icon={url && <img className={classes.thumbnail} src={url} alt="" />}
      removeLabel={t`Remove the thumbnail`}
      onRemove={() => onChange({ thumbnail: undefined })}
    >
      <Trans>Thumbnail: {thumbnail.name}</Trans>
    </Chosen>
  )
}

function Captions({
  draft: { captions, captionsLanguage },
  files,
  onChange,
}: Omit<VideoFileFieldProps, 'limits' | 'ahead'>) {
  const { t } = useLingui()
  const options = useLanguageOptions()
  if (!captions)
    return (
      <FilePicker accept={acceptedCaptions} disabled={false} onPick={files.chooseCaptions}>
        <IconBadgeCc size={22} stroke={1.75} aria-hidden="true" />
        <Trans>Add captions</Trans>
        <span className={classes.hint}>.vtt, .srt</span>
      </FilePicker>
    )
  return (
    <>
      <Chosen
        icon={<IconBadgeCc size={22} stroke={1.75} aria-hidden="true" />}
        removeLabel={t`Remove the captions`}
        onRemove={() => onChange({ captions: undefined })}
      >
        <Trans>Captions: {captions.name}</Trans>
      </Chosen>
      <NativeSelect
        size="md"
        label={t`Language of the captions`}
        value={captionsLanguage}
        data={options}
        onChange={({ currentTarget }) => onChange({ captionsLanguage: currentTarget.value })}
      />
    </>
  )
}

/** The file, chosen or dropped, with its preview; for a video also the thumbnail and captions. */
export function VideoFileField({ draft, files, limits, ahead, onChange }: VideoFileFieldProps) {
  const { t } = useLingui()
  const { media } = draft
  const url = useFileUrl(media?.file)
  if (!media || !url) return <Choose files={files} limits={limits} />
  const isVideo = media.kind === 'video'
  const percent = ahead === undefined ? 0 : Math.floor(ahead * 100)
  return (
    <>
      <div className={classes.preview}>
        <Preview draft={draft} url={url} />
        <button
          type="button"
          className={classes.remove}
          aria-label={isVideo ? t`Remove the video` : t`Remove the picture`}
          onClick={files.remove}
        >
          <IconX size={20} aria-hidden="true" />
        </button>
      </div>
      <p className={classes.name}>
        <bdi>{media.file.name}</bdi>
        <span className={classes.hint}>{bytesText(media.file.size)}</span>
      </p>
      {ahead !== undefined && <ProgressLine value={ahead} label={<Trans>Uploading {percent} %</Trans>} />}
      {isVideo && (
        <div className={classes.extras}>
          <Thumbnail draft={draft} files={files} onChange={onChange} />
          <Captions draft={draft} files={files} onChange={onChange} />
        </div>
      )}
    </>
  )
}
