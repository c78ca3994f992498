import { Trans, useLingui } from '@lingui/react/macro'
import type { CropFrame } from '../../../crop/chosen-picture.ts'
import { CroppedPicture } from '../../../crop/CroppedPicture.tsx'
import { PickPicture } from '../../../crop/PickPicture.tsx'
import { CoverPattern } from '../../../ui/pictures/CoverPattern.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import type { Pictures } from './group-pictures.ts'
import classes from './GroupPictures.module.css'

interface GroupPicturesProps {
  name: string
  chosen: Pictures
  /** The group's current pictures. */
  stored?: { readonly avatar: string | null; readonly banner: string | null }
  disabled: boolean
  onChoose: (chosen: Pictures) => void
}

const square: CropFrame = { aspect: 1, shape: 'rect' }
const wide: CropFrame = { aspect: 3, shape: 'rect' }

/** A group's pictures, as its page will show them. */
export function GroupPictures({ name, chosen, stored, disabled, onChoose }: GroupPicturesProps) {
  const { t } = useLingui()
  return (
    <div className={classes.pictures}>
      <div className={classes.banner}>
        {chosen.banner ? (
          <CroppedPicture picture={chosen.banner} alt="" />
        ) : stored?.banner ? (
          <img src={stored.banner} alt="" className={classes.stored} />
        ) : (
          <CoverPattern />
        )}
      </div>
      <div className={classes.pickBanner}>
        <PickPicture
          title={<Trans>Crop the banner</Trans>}
          within={wide}
          disabled={disabled}
          onTake={(banner) => onChoose({ banner })}
        >
          {(chosen.banner ?? stored?.banner) ? (
            <Trans>Change the banner</Trans>
          ) : (
            <Trans>Choose a banner</Trans>
          )}
        </PickPicture>
      </div>
      <div className={classes.below}>
        <div className={classes.avatar}>
          {chosen.avatar ? (
            <div className={classes.face}>
              <CroppedPicture picture={chosen.avatar} alt="" />
            </div>
          ) : (
            <MemberAvatar name={name.trim() || t`Group`} src={stored?.avatar} size={96} square />
          )}
        </div>
        <div className={classes.pickAvatar}>
          <PickPicture
            title={<Trans>Crop the picture</Trans>}
            within={square}
            disabled={disabled}
            onTake={(avatar) => onChoose({ avatar })}
          >
            {(chosen.avatar ?? stored?.avatar) ? (
              <Trans>Change the picture</Trans>
            ) : (
              <Trans>Choose a picture</Trans>
            )}
          </PickPicture>
        </div>
      </div>
    </div>
  )
}
