import type { Post } from '@commons/contract/posts/posts.ts'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { BotMark } from '../../../ui/words/BotMark.tsx'
import { Audience } from '../card/Audience.tsx'
import { EditedMark } from '../editing/EditedMark.tsx'
import { NsfwLock } from '../../../shown/NsfwLock.tsx'
import { PostContent } from '../card/PostContent.tsx'
import classes from './Original.module.css'

/** The original within a repost, with its author, time and content. */
export function OriginalCard({ post }: { post: Post }) {
  const { t } = useLingui()
  return (
    <div className={classes.original} role="group" aria-label={t`Original post by ${post.full_name}`}>
      <div className={classes.head}>
        <Link to={paths.timeline(post.user_id)} className={classes.face} tabIndex={-1} aria-hidden="true">
          <MemberAvatar name={post.full_name} src={post.profile_pic} size={32} />
        </Link>
        <Link to={paths.timeline(post.user_id)} className={classes.name}>
          <bdi>{post.full_name}</bdi>
        </Link>
        <BotMark of={post} />
        <Link to={paths.timeline(post.user_id, post.post_id)} className={classes.when}>
          <RelativeTime at={post.created_at} />
        </Link>
        <span className={classes.when}>
          {post.group_id === null && <Audience of={post} />}
          <EditedMark post={post} />
        </span>
      </div>
      {post.is_nsfw === 1 ? (
        <NsfwLock reasons={post.nsfw} by={post.user_id}>
          <PostContent post={post} />
        </NsfwLock>
      ) : (
        <PostContent post={post} />
      )}
    </div>
  )
}
