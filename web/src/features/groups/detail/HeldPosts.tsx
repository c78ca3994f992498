import type { Post } from '@commons/contract/posts/posts.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import listPage from '../../../shown/ListPage.module.css'
import { PostContent } from '../../posts/list/public.ts'
import lists from '../lists/GroupLists.module.css'
import classes from './HeldPosts.module.css'

function HeldPart({ post }: { post: Post }) {
  const { place, count } = post.thread ?? {}
  return (
    <li className={classes.part}>
      <p className={lists.facts}>
        <Trans>
          Post {place} of {count}
        </Trans>
      </p>
      <PostContent post={post} opened />
    </li>
  )
}

interface HeldPostProps {
  groupId: number
  post: Post
  /** The others of its thread: all of it is approved or declined. */
  parts: readonly Post[]
}

function HeldPost({ groupId, post, parts }: HeldPostProps) {
  const { t } = useLingui()
  const { post_id, user_id, full_name: name, profile_pic } = post
  const approve = useWrite('group_post_approve', { lane: `post:${post_id}` })
  return (
    <li className={classes.post}>
      <div className={classes.head}>
        <MemberAvatar name={name} src={profile_pic} />
        <div className={lists.names}>
          <Link to={paths.timeline(user_id)} className={classes.name}>
            <bdi>{name}</bdi>
          </Link>
          <p className={lists.facts}>
            <RelativeTime at={post.created_at} />
          </p>
        </div>
      </div>
      <PostContent post={post} opened />
      {parts.length > 0 && (
        <ol className={classes.parts}>
          {parts.map((part) => (
            <HeldPart key={part.post_id} post={part} />
          ))}
        </ol>
      )}
      <div className={classes.actions}>
        <Button
          aria-label={t`Approve the post by ${name}`}
          loading={approve.isPending}
          onClick={() => approve.mutate({ group_id: groupId, post_id })}
        >
          <Trans>Approve</Trans>
        </Button>
        <Button
          variant="default"
          aria-label={t`Decline the post by ${name}`}
          disabled={approve.isPending}
          onClick={() =>
            void openDialog(() => import('./DeclineDialog.tsx'), { groupId, postId: post_id, name })
          }
        >
          <Trans>Decline</Trans>
        </Button>
      </div>
    </li>
  )
}

/** Posts that wait for those who run the group; nothing without any. */
export function HeldPosts({ groupId, count }: { groupId: number; count: number }) {
  const id = useId()
  const {
    read: { data, error, refetch },
    more,
  } = useReadMore('group_held_post_list', { group_id: groupId, limit: 10 })
  const rows = data?.flatMap(({ recdata }) => recdata) ?? []
  const parts = data?.flatMap((page) => page.parts) ?? []
  if (rows.length === 0 && !error) return null
  const all = Math.max(count, rows.length)
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={lists.title}>
        <Plural value={all} one="# post is waiting for approval" other="# posts are waiting for approval" />
      </h2>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={listPage.list}>
          <ul className={classes.posts}>
            {rows.map((post) => (
              <HeldPost
                key={post.post_id}
                groupId={groupId}
                post={post}
                parts={parts.filter(({ thread }) => thread?.first_post_id === post.post_id)}
              />
            ))}
          </ul>
          {more.isThere && <MoreButton more={more} />}
        </div>
      )}
    </Card>
  )
}
