import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useSession } from '../api/session.ts'
import { AltBadge } from '../ui/AltBadge.tsx'
import { VideoView } from '../ui/VideoView.tsx'
import { FileState } from '../compose/FileState.tsx'
import { NsfwLock } from '../features/posts/card/NsfwLock.tsx'
import { PictureButton } from '../viewer/PictureButton.tsx'
import classes from './Comments.module.css'
import { CoveredFor } from './covered-for.ts'
import type { Said } from './said.ts'

// As wide as a comment is at most, in CSS pixels.
const sizes = '(max-width: 767px) 80vw, 360px'

/** The picture or video of a comment or reply; below a covered post it is covered, too. */
export function SaidFile({ said }: { said: Said }) {
  const reasons = use(CoveredFor)
  const file = <ShownFile said={said} />
  const hasFile = said.picture !== null || said.video !== null
  return reasons !== undefined && hasFile ? <NsfwLock reasons={reasons}>{file}</NsfwLock> : file
}

function ShownFile({ said }: { said: Said }) {
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
        <PictureButton picture={picture} by={said.full_name} postId={said.post_id} single sizes={sizes} />
      </div>
    )
  if (said.file_state === null || said.file_state === 'ready') return null
  return (
    <div className={classes.file}>
      <FileState post={said} />
    </div>
  )
}
