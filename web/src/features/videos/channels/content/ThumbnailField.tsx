import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPhoto } from '@tabler/icons-react'
import { useId } from 'react'
import { FilePicker } from '../../../../compose/FilePicker.tsx'
import { useFileUrl } from '../../../../compose/use-file-url.ts'
import { acceptedPictures } from '../../../../crop/chosen-picture.ts'
import form from '../../../../ui/dialog/DialogForm.module.css'
import classes from './ThumbnailField.module.css'

/** The picture that stands for a video: as it was, the frame chosen for it, one of those made of it, or a file. */
export type Thumbnail = 'kept' | 'frame' | { readonly made: string } | { readonly file: File }

interface ThumbnailFieldProps {
  video: SiteVideo
  value: Thumbnail
  onPick: (file: File) => void
  onChange: (value: Thumbnail) => void
}

interface Option {
  readonly key: string
  readonly label: string
  readonly src: string | undefined
  readonly value: Thumbnail
}

const keyOf = (value: Thumbnail) => {
  if (typeof value === 'string') return value
  return 'made' in value ? value.made : 'file'
}

/** Chooses the thumbnail of an own video that is ready. */
export function ThumbnailField({ video, value, onPick, onChange }: ThumbnailFieldProps) {
  const { t } = useLingui()
  const name = useId()
  const own = typeof value === 'object' && 'file' in value ? value.file : undefined
  const ownUrl = useFileUrl(own)
  const { thumbnail, progress } = video
  const frame: Option = {
    key: thumbnail ? 'frame' : 'kept',
    label: t`A frame chosen for it`,
    src: video.video?.poster.sources[0]?.url,
    value: thumbnail ? 'frame' : 'kept',
  }
  const options: Option[] = [
    ...(thumbnail
      ? [{ key: 'kept', label: t`Yours`, src: thumbnail.sources[0]?.url, value: 'kept' as const }]
      : []),
    frame,
    ...(progress?.thumbnails ?? []).map(({ sources }, at) => {
      const made = sources.at(-1)?.url ?? ''
      return { key: made, label: t`Frame ${at + 1}`, src: sources[0]?.url, value: { made } }
    }),
    ...(own ? [{ key: 'file', label: own.name, src: ownUrl, value: { file: own } }] : []),
  ]
  return (
    <fieldset className={form.choices}>
      <legend className={form.legend}>
        <Trans>Thumbnail</Trans>
      </legend>
      <div className={classes.options}>
        {options.map(({ key, label, src, value: chosen }) => (
          <label key={key} className={classes.option}>
            <input
              type="radio"
              name={name}
              checked={keyOf(value) === key}
              onChange={() => onChange(chosen)}
              aria-label={label}
            />
            <img src={src} alt="" />
          </label>
        ))}
      </div>
      <FilePicker accept={acceptedPictures} disabled={false} onPick={onPick}>
        <IconPhoto size={22} stroke={1.75} aria-hidden="true" />
        <Trans>Choose a picture</Trans>
      </FilePicker>
    </fieldset>
  )
}
