import type { Post } from '@commons/contract/posts/posts.ts'
import type { DraftProblem, KeptPost } from '@commons/contract/posts/drafts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCalendarTime } from '@tabler/icons-react'
import { Suspense, useId, useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { openedPiece } from '../../../ui/states/piece.tsx'
import { Audience } from '../card/Audience.tsx'
import { InGroup } from '../card/InGroup.tsx'
import { PostContent } from '../card/PostContent.tsx'
import { useDeletePost } from '../card/use-delete-post.ts'
import { useGonePosts } from '../list/gone-posts.ts'
import { useEditPost } from '../editing/use-edit-post.ts'
import classes from './DraftsPage.module.css'
import { useMoment } from './moment.ts'

const MoveDialog = openedPiece(() => import('./MoveDialog.tsx'))

/** Why it wasn't published at its time, and what its author can do. */
function Problem({ problem, reason }: { problem: DraftProblem; reason: string | null }) {
  return (
    <p className={classes.problem}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      {problem === 'group' ? (
        <Trans>You can't post in its group any more. It's now a post for your friends.</Trans>
      ) : problem === 'words' ? (
        <Trans>Couldn't publish it: something in it isn't allowed here.</Trans>
      ) : problem === 'limit' ? (
        <Trans>Couldn't publish it: you'd reached your daily limit of posts.</Trans>
      ) : problem === 'declined' ? (
        reason === null ? (
          <Trans>Its group didn't approve it.</Trans>
        ) : (
          <span>
            <Trans>Its group didn't approve it:</Trans> <bdi>{reason}</bdi>
          </span>
        )
      ) : problem === 'file' ? (
        <Trans>Couldn't publish it: a file in it couldn't be processed.</Trans>
      ) : (
        <Trans>Couldn't publish it: your account wasn't active at the time.</Trans>
      )}
    </p>
  )
}

/** The other posts of a thread, which is published as a whole; each is edited by itself. */
function DraftParts({ posts }: { posts: readonly Post[] }) {
  const gone = useGonePosts()
  const shown = posts.filter(({ post_id }) => !gone.has(post_id))
  if (shown.length === 0) return null
  return (
    <ol className={classes.parts} start={2}>
      {shown.map((post, at) => (
        <DraftPart key={post.post_id} post={post} place={at + 2} count={shown.length + 1} />
      ))}
    </ol>
  )
}

function DraftPart({ post, place, count }: { post: Post; place: number; count: number }) {
  const { t } = useLingui()
  const editPost = useEditPost()
  const deletePost = useDeletePost(post.post_id)
  return (
    <li className={classes.part}>
      <p className={classes.place}>
        <Trans>
          Post {place} of {count}
        </Trans>
      </p>
      <PostContent post={post} />
      <div className={classes.actions}>
        <Button variant="subtle" size="sm" aria-label={t`Edit post ${place}`} onClick={() => editPost(post)}>
          <Trans>Edit</Trans>
        </Button>
        <Button
          variant="subtle"
          size="sm"
          className={classes.delete ?? ''}
          aria-label={t`Delete post ${place}`}
          onClick={() => void deletePost()}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
    </li>
  )
}

/** A draft or scheduled post, with what its author can do with it. */
export function DraftCard({ kept }: { kept: KeptPost }) {
  const { post, publish_at, problem, reason, saved_at } = kept
  const isHeld = kept.waits_for_approval === 1
  const { t } = useLingui()
  const titleId = useId()
  const moment = useMoment()
  const [moving, setMoving] = useState(false)
  const lane = `post:${post.post_id}`
  const publish = useWrite('post_publish', { lane })
  const schedule = useWrite('post_schedule', { lane })
  const editPost = useEditPost()
  const deletePost = useDeletePost(post.post_id)
  const { post_id, group_id, group_name } = post
  const saved = moment(saved_at)
  const busy = publish.isPending || schedule.isPending
  return (
    <Card as="article" aria-labelledby={titleId} className={classes.card}>
      <p className={classes.head}>
        <span id={titleId} className={classes.when}>
          {publish_at ? (
            <>
              <IconCalendarTime size={16} aria-hidden="true" />
              <time dateTime={publish_at}>{moment(publish_at)}</time>
            </>
          ) : isHeld ? (
            <Trans>Sent for approval {saved}</Trans>
          ) : (
            <Trans>Saved {saved}</Trans>
          )}
        </span>
        {group_id === null ? <Audience of={post} /> : <InGroup id={group_id} name={group_name} />}
      </p>
      {problem && <Problem problem={problem} reason={reason} />}
      <PostContent post={post} />
      <DraftParts posts={kept.parts} />
      <div className={classes.actions}>
        {!isHeld && (
          <Button loading={publish.isPending} disabled={busy} onClick={() => publish.mutate({ post_id })}>
            <Trans>Publish now</Trans>
          </Button>
        )}
        <Button variant="default" disabled={busy} onClick={() => editPost(post)}>
          <Trans>Edit</Trans>
        </Button>
        {!isHeld && (
          <Button variant="default" disabled={busy} onClick={() => setMoving(true)}>
            {publish_at ? <Trans>Change time</Trans> : <Trans>Schedule</Trans>}
          </Button>
        )}
        {(publish_at || isHeld) && (
          <Button
            variant="default"
            disabled={busy}
            onClick={() => schedule.mutate({ post_id, publish_at: '' })}
          >
            <Trans>Keep as a draft</Trans>
          </Button>
        )}
        <Button
          variant="default"
          className={classes.delete ?? ''}
          disabled={busy}
          aria-label={kept.parts.length > 0 ? t`Delete this thread` : t`Delete this post`}
          onClick={() => void deletePost()}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
      <Suspense>
        {moving && <MoveDialog postId={post_id} publishAt={publish_at} onClose={() => setMoving(false)} />}
      </Suspense>
    </Card>
  )
}
