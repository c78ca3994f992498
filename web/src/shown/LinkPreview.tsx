import type { Post } from '@commons/contract/posts/posts.ts'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRead } from '../api/use-call.ts'
import { paths } from '../paths.ts'
import { RelativeTime } from '../ui/words/RelativeTime.tsx'
import { LineSkeleton } from '../ui/states/Skeletons.tsx'
import classes from './LinkPreview.module.css'
import { linkedPost } from './own-link.ts'

function Words({ post }: { post: Post }) {
  if (post.is_nsfw === 1) return <Trans>This post is marked as sensitive.</Trans>
  if (post.message !== '') return post.message
  return post.video ? <Trans>Video</Trans> : <Trans>Picture</Trans>
}

function Preview({ postId }: { postId: number }) {
  const { data, error } = useRead('post_card', { post_id: postId })
  // Deleted, or hidden from this reader: the link itself is still in the text.
  if (error && !data) return null
  if (!data)
    return (
      <div className={classes.preview} aria-hidden="true">
        <div className={classes.body}>
          <LineSkeleton width="40%" />
          <LineSkeleton width="80%" />
        </div>
      </div>
    )
  const post = data.recdata
  const picture = post.is_nsfw === 1 ? null : (post.picture ?? post.video?.poster)
  return (
    <Link to={paths.timeline(post.user_id, post.post_id)} className={classes.preview}>
      {picture && <img className={classes.picture} src={picture.sources[0]?.url} alt="" loading="lazy" />}
      <span className={classes.body}>
        <span className={classes.who}>
          <span className={classes.name}>
            <bdi>{post.full_name}</bdi>
          </span>
          <span className={classes.time}>
            <RelativeTime at={post.created_at} />
          </span>
        </span>
        <span className={classes.words}>
          <Words post={post} />
        </span>
      </span>
    </Link>
  )
}

interface LinkPreviewProps {
  text: string
  /** What is already shown, for which no preview is needed. */
  besides: { readonly kind: string; readonly id: number }
}

/** A small card of the Commons post that a text links to; nothing if there is none. */
export function LinkPreview({ text, besides }: LinkPreviewProps) {
  const postId = linkedPost(text)
  const isShown = besides.kind === 'post' && besides.id === postId
  return postId === undefined || isShown ? null : <Preview key={postId} postId={postId} />
}
