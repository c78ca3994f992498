import type { Post } from '@commons/contract/posts/posts.ts'
import { Trans } from '@lingui/react/macro'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { BotMark } from '../../../ui/words/BotMark.tsx'
import classes from './Original.module.css'

/** A small, recognizable preview of a post, without links or playback. */
export function OriginalPreview({ post }: { post: Post }) {
  const still = post.picture ?? post.video?.poster
  return (
    <div className={classes.original} data-small>
      <p className={classes.head}>
        <MemberAvatar name={post.full_name} src={post.profile_pic} size={24} />
        <span className={classes.name}>
          <bdi>{post.full_name}</bdi>
        </span>
        <BotMark of={post} />
        <span className={classes.when}>
          <RelativeTime at={post.created_at} />
        </span>
      </p>
      {post.is_nsfw === 1 ? (
        <p className={classes.note}>
          <Trans>This post is marked as sensitive.</Trans>
        </p>
      ) : (
        <div className={classes.glance}>
          {post.message !== '' && (
            <p dir="auto" className={classes.words}>
              {post.message}
            </p>
          )}
          {still && <img className={classes.still} src={still.sources[0]?.url} alt={still.alt} />}
        </div>
      )}
    </div>
  )
}
