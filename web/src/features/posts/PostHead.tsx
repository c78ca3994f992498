import type { Post } from '@commons/contract/posts.ts'
import { Trans } from '@lingui/react/macro'
import { IconLock, IconWorld } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { MemberAvatar } from '../../ui/MemberAvatar.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import classes from './PostCard.module.css'
import { PostMenu } from './PostMenu.tsx'

/** Who posted, when, and who can see it. */
export function PostHead({ post, nameId }: { post: Post; nameId: string }) {
  return (
    <header className={classes.head}>
      {/* The name beside it is the same link; one stop is enough for keyboards. */}
      <Link to={paths.timeline(post.user_id)} className={classes.face} tabIndex={-1} aria-hidden="true">
        <MemberAvatar name={post.full_name} src={post.profile_pic} />
      </Link>
      <div className={classes.who}>
        <p className={classes.names}>
          <Link id={nameId} to={paths.timeline(post.user_id)} className={classes.name}>
            {post.full_name}
          </Link>
          <span className={classes.username}>@{post.username}</span>
        </p>
        <p className={classes.when}>
          <Link to={paths.timeline(post.user_id, post.post_id)} className={classes.time}>
            <RelativeTime at={post.created_at} />
          </Link>
          <span aria-hidden="true">·</span>
          <span className={classes.audience}>
            {post.post_type === 'private' ? (
              <>
                <IconLock size={14} stroke={2} aria-hidden="true" />
                <Trans>Private</Trans>
              </>
            ) : (
              <>
                <IconWorld size={14} stroke={2} aria-hidden="true" />
                <Trans>Public</Trans>
              </>
            )}
          </span>
        </p>
      </div>
      <PostMenu post={post} />
    </header>
  )
}
