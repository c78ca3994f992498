import type { Post } from '@commons/contract/posts/posts.ts'
import { Trans } from '@lingui/react/macro'
import { IconRepeat } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { BotMark } from '../../../ui/words/BotMark.tsx'
import { Audience } from './Audience.tsx'
import { ImportedMark } from './ImportedMark.tsx'
import { InGroup, InTopic } from './InGroup.tsx'
import { EditedMark } from '../editing/EditedMark.tsx'
import classes from './PostHead.module.css'
import { PostMenu } from './PostMenu.tsx'
import { posterOf, postedAt } from './whose.ts'

interface PostHeadProps {
  post: Post
  nameId: string
  /** False where the post is only shown: without actions it needs no menu. */
  hasMenu?: boolean
  /** Its place in a thread, where all of that is shown. */
  nth?: string | undefined
}

/** The author or reposter, the time and the audience of a post. */
export function PostHead({ post, nameId, hasMenu = true, nth }: PostHeadProps) {
  const poster = posterOf(post)
  const isRepost = post.is_repost === 1
  return (
    <header className={classes.head}>
      {/* The name is the same link: one tab stop is enough. */}
      <Link to={paths.timeline(poster.user_id)} className={classes.face} tabIndex={-1} aria-hidden="true">
        <MemberAvatar name={poster.full_name} src={poster.profile_pic} />
      </Link>
      <div className={classes.who}>
        <p className={classes.names}>
          <Link id={nameId} to={paths.timeline(poster.user_id)} className={classes.name}>
            <bdi>{poster.full_name}</bdi>
          </Link>
          <BotMark of={poster} />
          <span className={classes.username}>@{poster.username}</span>
        </p>
        <p className={classes.when}>
          {isRepost && (
            <>
              <span className={classes.reminded}>
                <IconRepeat size={16} stroke={2} aria-hidden="true" />
                <Trans>reminded</Trans>
              </span>
              <span aria-hidden="true">·</span>
            </>
          )}
          <Link to={paths.timeline(poster.user_id, post.post_id)} className={classes.time} data-action="open">
            <RelativeTime at={postedAt(post)} />
          </Link>
          <span aria-hidden="true">·</span>
          {post.group_id === null ? (
            <Audience of={post} />
          ) : (
            <>
              <InGroup id={post.group_id} name={post.group_name} />
              {post.group_topic_id !== null && post.group_topic !== null && (
                <InTopic group={post.group_id} topic={post.group_topic_id} name={post.group_topic} />
              )}
            </>
          )}
          {nth !== undefined && (
            <>
              <span aria-hidden="true">·</span>
              <span aria-hidden="true">{nth}</span>
            </>
          )}
          {!isRepost && <ImportedMark post={post} />}
          {!isRepost && hasMenu && <EditedMark post={post} />}
        </p>
      </div>
      {hasMenu && <PostMenu post={post} />}
    </header>
  )
}
