import { useLingui } from '@lingui/react/macro'
import { useSession } from '../api/session.ts'
import { AltBadge } from '../ui/pictures/AltBadge.tsx'
import { VideoView } from '../ui/pictures/VideoView.tsx'
import type { ShownFile } from '../shown/shown-file.ts'
import { FileState } from '../shown/FileState.tsx'
import { NsfwLock } from '../shown/NsfwLock.tsx'
import { PictureButton } from '../viewer/PictureButton.tsx'
import classes from './Comments.module.css'
import type { Discussed } from './discussed.ts'
import type { Said } from './said.ts'

// The largest width of a comment, in CSS pixels.
const sizes = '(max-width: 767px) 80vw, 360px'

interface SaidFileProps {
  about: Pick<Discussed, 'nsfw' | 'openPicture'>
  said: ShownFile &
    Pick<Said, 'full_name'> & {
      /** Undefined if the author is not named. */
      readonly user_id?: number | undefined
    }
}

/** A comment's or reply's picture or video; covered if what is commented on is covered. */
export function SaidFile({ about, said }: SaidFileProps) {
  const file = <BareFile about={about} said={said} />
  const hasFile = said.picture !== null || said.video !== null
  if (about.nsfw === undefined || !hasFile) return file
  return (
    <NsfwLock reasons={about.nsfw} by={said.user_id}>
      {file}
    </NsfwLock>
  )
}

function BareFile({ about, said }: SaidFileProps) {
  const { t } = useLingui()
  const viewer = useSession()?.id
  const { picture, video } = said
  if (video)
    return (
      <div className={classes.file}>
        <AltBadge alt={video.poster.alt}>
          <VideoView
            key={viewer}
            video={video}
            label={t`Video by ${said.full_name}`}
            autoplay={false}
            viewer={viewer}
            sizes={sizes}
          />
        </AltBadge>
      </div>
    )
  if (picture)
    return (
      <div className={classes.file} style={{ aspectRatio: picture.width / picture.height }}>
        <PictureButton
          picture={picture}
          by={said.full_name}
          sizes={sizes}
          onOpen={(opener) => about.openPicture({ picture, by: said.full_name, opener })}
        />
      </div>
    )
  if (said.file_state === null || said.file_state === 'ready') return null
  return (
    <div className={classes.file}>
      <FileState of={said} />
    </div>
  )
}
