import { Trans, useLingui } from '@lingui/react/macro'
import type { Post } from '@commons/contract/posts.ts'
import { IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { useRead } from '../api/use-call.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { LineSkeleton } from '../ui/Skeletons.tsx'
import { PostComments, useCommentField } from '../discussion/PostComments.tsx'
import { PostActions } from '../features/posts/card/PostActions.tsx'
import { PostHead } from '../features/posts/card/PostHead.tsx'
import { PostText } from '../features/posts/card/PostText.tsx'
import { useReactions } from '../features/posts/card/use-reactions.ts'
import classes from './Viewer.module.css'

function PanelPost({ post }: { post: Post }) {
  const nameId = useId()
  const { shown, like, dislike } = useReactions(post)
  const field = useCommentField(post)
  return (
    <>
      <PostHead post={post} nameId={nameId} />
      {post.message !== '' && (
        <PostText name={`post.${post.post_id}`} text={post.message} mentions={post.mentions} />
      )}
      <PostActions post={shown} onLike={like} onDislike={dislike} onComment={field.open} commentsOpen />
      <PostComments post={post} opened />
    </>
  )
}

interface ViewerPanelProps {
  postId: number
  isOpen: boolean
  onHide: () => void
}

/** The post of the picture and what is said of it: beside the picture, on phones over its lower part. */
export function ViewerPanel({ postId, isOpen, onHide }: ViewerPanelProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useRead('post_detail', { post_id: postId })
  return (
    <section className={classes.panel} data-open={isOpen || undefined} aria-label={t`Comments`}>
      <div className={classes.panelHead}>
        <h2 className={classes.panelTitle}>
          <Trans>Comments</Trans>
        </h2>
        <button type="button" className={classes.hide} aria-label={t`Hide the comments`} onClick={onHide}>
          <IconX size={22} aria-hidden="true" />
        </button>
      </div>
      {data ? (
        <PanelPost key={postId} post={data.recdata} />
      ) : error ? (
        <ErrorState message={error.message} requestId={error.requestId} onRetry={() => void refetch()} />
      ) : (
        <div aria-hidden="true">
          <LineSkeleton width="60%" />
        </div>
      )}
    </section>
  )
}
