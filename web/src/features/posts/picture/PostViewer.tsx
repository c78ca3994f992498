import type { Post } from '@commons/contract/posts/posts.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { IconMessageCircle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { LineSkeleton } from '../../../ui/states/Skeletons.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { Viewer } from '../../../viewer/Viewer.tsx'
import { PostActions } from '../card/PostActions.tsx'
import { PostHead } from '../card/PostHead.tsx'
import { useReactions } from '../card/use-reactions.ts'
import { PostComments, useCommentField } from '../comments/PostComments.tsx'
import { useCommentCount } from '../comments/use-comment-count.ts'
import { nextPicture } from './find-picture.ts'
import { besideIt, type ShownPostPicture } from './post-pictures.ts'

function PanelPost({ post }: { post: Post }) {
  const nameId = useId()
  const { shown, like, dislike } = useReactions(post)
  const field = useCommentField(post)
  return (
    <>
      <PostHead post={post} nameId={nameId} />
      {post.message !== '' && (
        <FoldedText
          name={`post.${post.post_id}`}
          text={post.message}
          mentions={post.mentions}
          lang={post.lang}
        />
      )}
      <PostActions post={shown} onLike={like} onDislike={dislike} onComment={field.open} commentsOpen />
      <PostComments post={post} opened />
    </>
  )
}

/** Returns the pictures to both sides, as soon as they are known. */
function useNeighbours(shown: ShownPostPicture, list: readonly number[]) {
  const client = useQueryClient()
  const [found, setFound] = useState<{
    of: ShownPostPicture
    previous: ShownPostPicture | undefined
    next: ShownPostPicture | undefined
  }>()
  useEffect(() => {
    let isPast = false
    const look = (by: 1 | -1) => besideIt(shown, by) ?? nextPicture(client, list, shown.postId, by)
    void Promise.all([look(-1), look(1)]).then(([previous, next]) => {
      if (!isPast) setFound({ of: shown, previous, next })
    })
    return () => {
      isPast = true
    }
  }, [client, list, shown])
  return found?.of === shown ? found : undefined
}

interface PostViewerProps {
  first: ShownPostPicture
  /** The posts around it, which the arrows move along. */
  list: readonly number[]
  opener: HTMLElement
  onClose: () => void
}

/** A picture of a post, or of a comment on it, beside the post and its comments. */
export default function PostViewer({ first, list, opener, onClose }: PostViewerProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(first)
  const neighbours = useNeighbours(shown, list)
  const { postId } = shown
  const { data, error, refetch } = useRead('post_card', { post_id: postId })
  const comments = useCommentCount(data?.recdata)
  return (
    <Viewer
      shown={shown}
      previous={neighbours?.previous}
      next={neighbours?.next}
      onShow={setShown}
      opener={opener}
      onClose={onClose}
      panel={{
        title: t`Comments`,
        hideLabel: t`Hide the comments`,
        opener: (
          <>
            <IconMessageCircle size={24} stroke={1.75} aria-hidden="true" />
            <span aria-hidden="true">{comments > 0 && comments}</span>
            <VisuallyHidden>
              <Plural value={comments} _0="Comments" one="# comment" other="# comments" />
            </VisuallyHidden>
          </>
        ),
        content: data ? (
          <PanelPost key={postId} post={data.recdata} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <div aria-hidden="true">
            <LineSkeleton width="60%" />
          </div>
        ),
      }}
    />
  )
}
