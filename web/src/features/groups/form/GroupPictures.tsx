import { Trans, useLingui } from '@lingui/react/macro'
import { IconPhoto } from '@tabler/icons-react'
import { FilePicker } from '../../../compose/FilePicker.tsx'
import { useFileUrl } from '../../../compose/use-file-url.ts'
import { CoverPattern } from '../../../ui/CoverPattern.tsx'
import { FailureNote } from '../../../ui/FailureNote.tsx'
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx'
import classes from './GroupPictures.module.css'
import { acceptedPictures, usePicture } from './use-picture.ts'
import type { Pictures } from './use-group-save.ts'

interface GroupPicturesProps {
  name: string
  chosen: Pictures
  /** What the group has by now. */
  stored?: { readonly avatar: string | null; readonly banner: string | null }
  disabled: boolean
  onChoose: (chosen: Pictures) => void
}

/** The pictures of a group, as its page will show them. */
export function GroupPictures({ name, chosen, stored, disabled, onChoose }: GroupPicturesProps) {
  const { t } = useLingui()
  const avatarUrl = useFileUrl(chosen.avatar) ?? stored?.avatar
  const bannerUrl = useFileUrl(chosen.banner) ?? stored?.banner
  const avatar = usePicture((file) => onChoose({ avatar: file }))
  const banner = usePicture((file) => onChoose({ banner: file }))
  return (
    <div>
      <div className={classes.pictures}>
        <div className={classes.banner}>{bannerUrl ? <img src={bannerUrl} alt="" /> : <CoverPattern />}</div>
        <div className={classes.pickBanner}>
          <FilePicker accept={acceptedPictures} disabled={disabled} onPick={banner.choose}>
            <IconPhoto size={20} aria-hidden="true" />
            {bannerUrl ? <Trans>Change the banner</Trans> : <Trans>Choose a banner</Trans>}
          </FilePicker>
        </div>
        <div className={classes.below}>
          <div className={classes.avatar}>
            <MemberAvatar name={name.trim() || t`Group`} src={avatarUrl} size={96} square />
          </div>
          <div className={classes.pickAvatar}>
            <FilePicker accept={acceptedPictures} disabled={disabled} onPick={avatar.choose}>
              <IconPhoto size={20} aria-hidden="true" />
              {avatarUrl ? <Trans>Change the picture</Trans> : <Trans>Choose a picture</Trans>}
            </FilePicker>
          </div>
        </div>
      </div>
      <FailureNote failure={banner.failure ?? avatar.failure} />
    </div>
  )
}
