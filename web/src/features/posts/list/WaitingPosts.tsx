import type { Post } from '@commons/contract/posts/posts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { callComposer } from '../composer/composer-called.ts'
import { groupOf, type PostPlace } from '../composer/post-draft.ts'
import { useEditPost } from '../editing/use-edit-post.ts'
import { isLookedFor } from '../composer/posted.ts'
import { isKeptHere, useWaitingPosts } from '../composer/waiting-posts.ts'
import { PostFileState } from '../picture/PostFileState.tsx'
import { useGonePosts } from './gone-posts.ts'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import { useDeletePost } from '../card/use-delete-post.ts'
import { useTakeBack } from '../composer/use-take-back.ts'
import { UnsentPosts } from './UnsentPosts.tsx'
import classes from './WaitingPosts.module.css'

interface WaitingPostProps {
  post: Post
  place: PostPlace
  /** It waits for those who run its group. */
  isHeld: boolean
}

function WaitingPost({ post, place, isHeld }: WaitingPostProps) {
  const { t } = useLingui()
  const titleId = useId()
  const deletePost = useDeletePost(post.post_id)
  const takeBack = useTakeBack(post, place)
  const editPost = useEditPost()
  const failed = post.file_state === 'failed'
  // The first of a thread takes the others with it until they are published.
  const goesWhole = post.thread?.first_post_id === post.post_id
  // Those that have not failed stay in it.
  const several = post.files.length > 1
  return (
    <Card as="article" aria-labelledby={titleId} className={classes.card}>
      <p id={titleId} className={classes.title}>
        {failed ? (
          post.thread ? (
            <Trans>Couldn't publish your thread</Trans>
          ) : (
            <Trans>Couldn't publish your post</Trans>
          )
        ) : isHeld ? (
          <Trans>Waits for approval</Trans>
        ) : (
          <Trans>Your post is almost there</Trans>
        )}
      </p>
      {post.message !== '' && (
        <FoldedText
          name={`post.${post.post_id}`}
          text={post.message}
          mentions={post.mentions}
          lang={post.lang}
        />
      )}
      <PostFileState post={post} />
      {!failed && (
        <p className={classes.hint}>
          {isHeld ? (
            <Trans>
              It appears once a moderator of the group approves it. Until then, only you and they see it.
            </Trans>
          ) : post.thread ? (
            <Trans>Your thread will appear when all its files are ready. You don't need to wait here.</Trans>
          ) : several ? (
            <Trans>It will appear when its pictures are ready. You don't need to wait here.</Trans>
          ) : (
            <Trans>It will appear when its file is ready. You don't need to wait here.</Trans>
          )}
        </p>
      )}
      <div className={classes.actions}>
        {isHeld ? (
          <Button variant="default" onClick={() => editPost(post)}>
            <Trans>Edit</Trans>
          </Button>
        ) : (
          failed && (
            <Button variant="default" onClick={several || post.thread ? () => editPost(post) : takeBack}>
              <Trans>Edit and resend</Trans>
            </Button>
          )
        )}
        <Button
          variant="default"
          className={classes.delete}
          aria-label={goesWhole ? t`Delete this thread` : t`Delete this post`}
          onClick={() => void deletePost()}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
    </Card>
  )
}

/** Brings the list into view where one of these joins it: its author looks for it. */
function useBroughtIntoView(all: ReadonlyArray<string | number>, wasEmpty: boolean) {
  const list = useRef<HTMLElement>(null)
  const known = useRef(new Set(wasEmpty ? [] : all))
  useEffect(() => {
    const isNew = all.some((each) => !known.current.has(each))
    known.current = new Set(all)
    if (isNew) list.current?.scrollIntoView({ block: 'nearest' })
  })
  return list
}

interface WaitingPostsProps {
  place: PostPlace
  /** None of them were there when the page was drawn. */
  wasEmpty?: boolean
}

/**
 * The member's own posts that nobody else sees yet: they wait for a network, for a file that is being processed, or for
 * the approval of those who run their group. Posts for a group are shown only there: given back for editing, they must not be published
 * elsewhere.
 */
export function WaitingPosts({ place, wasEmpty = false }: WaitingPostsProps) {
  const { t } = useLingui()
  const waiting = useRead('waiting_posts', {}).data
  const posts = waiting?.recdata
  const held = new Set(waiting?.held)
  const gone = useGonePosts()
  const group = groupOf(place)
  const shown =
    posts?.filter(({ post_id, group_id }) => !gone.has(post_id) && (group_id ?? undefined) === group) ?? []
  const unsent = useWaitingPosts().filter((post) => groupOf(post.place) === group)
  const list = useBroughtIntoView(
    [
      ...unsent.filter(isKeptHere).map(({ key }) => key),
      ...shown.map(({ post_id }) => post_id).filter(isLookedFor),
    ],
    wasEmpty,
  )
  // It takes back what is edited here.
  useEffect(callComposer, [])
  if (shown.length === 0 && unsent.length === 0) return null
  return (
    <section ref={list} className={classes.list} aria-label={t`Posts not published yet`}>
      <UnsentPosts posts={unsent} place={place} />
      {shown.map((post) => (
        <WaitingPost key={post.post_id} post={post} place={place} isHeld={held.has(post.post_id)} />
      ))}
    </section>
  )
}
