import type { Post } from '@commons/contract/posts/posts.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconEyeOff, IconLibraryPhoto, IconPlayerPlayFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { use, type ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { useCover } from '../../../shown/use-cover.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { PictureView } from '../../../ui/pictures/PictureView.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { PictureList } from '../picture/picture-list.ts'
import { pictureAt, picturesOf } from '../picture/post-pictures.ts'
import classes from './Media.module.css'

interface MediaTileProps {
  post: Post
  /** Runs before the viewer opens; missing where nothing opens. */
  onOpen: (() => void) | undefined
}

const share = 1 / 3

/** What covers a tile until its reader has seen why: it leads to the post. */
function Covered({ post }: { post: Post }) {
  const { t } = useLingui()
  const by = post.full_name
  return (
    <Link
      to={paths.timeline(post.user_id, post.post_id)}
      className={classes.tile}
      aria-label={t`Sensitive content by ${by}`}
    >
      <IconEyeOff size={28} stroke={1.75} aria-hidden="true" />
    </Link>
  )
}

function MaybeCovered({ post, children }: { post: Post; children: ReactNode }) {
  const cover = useCover(post.nsfw)
  return cover === 'none' ? children : <Covered post={post} />
}

function Seen({ post, onOpen }: MediaTileProps) {
  const { t } = useLingui()
  const list = use(PictureList)
  const pictures = picturesOf(post)
  const first = pictureAt(pictures, 0)
  const picture = first?.picture ?? post.video?.poster
  if (!picture) return <span className={classes.tile} />
  const by = post.full_name
  const count = pictures.pictures.length
  const alt = picture.alt !== '' ? picture.alt : post.video ? t`Video by ${by}` : t`Picture by ${by}`
  const content = (
    <>
      <PictureView picture={picture} alt={alt} share={share} />
      {post.video && (
        <span className={classes.mark}>
          <IconPlayerPlayFilled size={18} aria-hidden="true" />
          {picture.alt !== '' && (
            <VisuallyHidden>
              <Trans>Video</Trans>
            </VisuallyHidden>
          )}
        </span>
      )}
      {count > 1 && (
        <span className={classes.mark}>
          <IconLibraryPhoto size={18} aria-hidden="true" />
          <VisuallyHidden>
            <Plural value={count} one="# picture" other="# pictures" />
          </VisuallyHidden>
        </span>
      )}
    </>
  )
  if (!onOpen) return <span className={classes.tile}>{content}</span>
  // The viewer shows pictures only; a video plays at its post.
  if (!first)
    return (
      <Link to={paths.timeline(post.user_id, post.post_id)} className={classes.tile}>
        {content}
      </Link>
    )
  return (
    <button
      type="button"
      className={classes.tile}
      aria-haspopup="dialog"
      onClick={({ currentTarget: opener }) => {
        onOpen()
        void openDialog(() => import('../picture/PostViewer.tsx'), { first, list, opener })
      }}
    >
      {content}
    </button>
  )
}

/** The first picture of a post, or a frame of its video. */
export function MediaTile(props: MediaTileProps) {
  const { post, onOpen } = props
  const isOwn = useSession()?.id === post.user_id
  return (
    <li className={classes.place}>
      {post.is_nsfw === 1 && (!isOwn || !onOpen) ? (
        <MaybeCovered post={post}>
          <Seen {...props} />
        </MaybeCovered>
      ) : (
        <Seen {...props} />
      )}
    </li>
  )
}
