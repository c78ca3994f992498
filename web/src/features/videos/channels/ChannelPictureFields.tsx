import type { Channel } from '@commons/contract/videos/channels.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { CroppedPicture } from '../../../crop/CroppedPicture.tsx'
import { PickPicture } from '../../../crop/PickPicture.tsx'
import { CoverPattern } from '../../../ui/pictures/CoverPattern.tsx'
import { frames, type ChannelPictures } from './channel-pictures.ts'
import { ChannelAvatar } from './ChannelAvatar.tsx'
import classes from './ChannelPictureFields.module.css'

interface ChannelPictureFieldsProps {
  name: string
  /** The channel with its current pictures. */
  stored: Pick<Channel, 'file' | 'banner'> | undefined
  chosen: ChannelPictures
  disabled: boolean
  onChoose: (chosen: ChannelPictures) => void
}

/** The picture that will be shown, or undefined if there will be none. */
function shownOf(chosen: ChannelPictures['file'], stored: string | null | undefined) {
  if (chosen === 'none') return undefined
  return chosen ?? stored ?? undefined
}

/** A channel's pictures, as its page will show them. */
export function ChannelPictureFields({
  name,
  stored,
  chosen,
  disabled,
  onChoose,
}: ChannelPictureFieldsProps) {
  const { t } = useLingui()
  const banner = shownOf(chosen.banner, stored?.banner)
  const file = shownOf(chosen.file, stored?.file)
  return (
    <div className={classes.pictures}>
      <div className={classes.banner}>
        {banner === undefined ? (
          <CoverPattern />
        ) : typeof banner === 'string' ? (
          <img src={banner} alt="" />
        ) : (
          <CroppedPicture picture={banner} alt="" />
        )}
      </div>
      <div className={classes.face}>
        {file === undefined || typeof file === 'string' ? (
          <ChannelAvatar name={name.trim() || t`Channel`} src={file ?? null} size={72} />
        ) : (
          <span className={classes.round}>
            <CroppedPicture picture={file} alt="" />
          </span>
        )}
      </div>
      <div className={classes.ways}>
        <PickPicture
          title={<Trans>Crop the picture</Trans>}
          within={frames.file}
          disabled={disabled}
          onTake={(picture) => onChoose({ file: picture })}
        >
          {file === undefined ? <Trans>Choose a picture</Trans> : <Trans>Change the picture</Trans>}
        </PickPicture>
        {file !== undefined && (
          <button
            type="button"
            className={classes.remove}
            disabled={disabled}
            onClick={() => onChoose({ file: 'none' })}
          >
            <Trans>Remove the picture</Trans>
          </button>
        )}
        <PickPicture
          title={<Trans>Crop the banner</Trans>}
          within={frames.banner}
          disabled={disabled}
          onTake={(picture) => onChoose({ banner: picture })}
        >
          {banner === undefined ? <Trans>Choose a banner</Trans> : <Trans>Change the banner</Trans>}
        </PickPicture>
        {banner !== undefined && (
          <button
            type="button"
            className={classes.remove}
            disabled={disabled}
            onClick={() => onChoose({ banner: 'none' })}
          >
            <Trans>Remove the banner</Trans>
          </button>
        )}
      </div>
    </div>
  )
}
