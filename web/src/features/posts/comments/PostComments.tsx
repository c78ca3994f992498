import type { Post } from '@commons/contract/posts/posts.ts'
import { Suspense } from 'react'
import { useSession } from '../../../api/session.ts'
import { Discussion, useDiscussionField } from '../../../discussion/Discussion.tsx'
import type { Discussed } from '../../../discussion/discussed.ts'
import { objectCalls } from '../../../discussion/object-calls.ts'
import { useWaitingComments } from '../../../discussion/waiting-comments.ts'
import { piece } from '../../../ui/states/piece.tsx'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { useReport } from '../../moderation/public.ts'
import { useBlockedHere } from '../../people/public.ts'
import { ofComment } from './card-comments.ts'

const BlockedComments = piece(() => import('../../../discussion/BlockedComments.tsx'))

/** The post that the comments belong to: for a repost without a remark, the original. */
const named = (post: Post) => ({ kind: 'post', id: post.target_post_id })

/** Returns the owner of that post. */
const ownerOf = ({ post_id, target_post_id, repost_user_id, user_id }: Post) =>
  post_id === target_post_id ? (repost_user_id ?? user_id) : user_id

/** Whether the viewer can comment on this post, and how to open the field. */
export function useCommentField(post: Post) {
  return useDiscussionField(named(post))
}

interface PostCommentsProps {
  post: Post
  /** All comments and the field are open from the start, as on the post's own page. */
  opened?: boolean
}

/** The comments on a post. */
export function PostComments({ post, opened = false }: PostCommentsProps) {
  const viewer = useSession()?.id
  const report = useReport()
  const hidden = useBlockedHere()
  const { kind, id: postId } = named(post)
  const waiting = useWaitingComments(postId)
  const about: Discussed = {
    kind,
    id: postId,
    calls: objectCalls,
    nsfw: post.is_nsfw === 1 ? post.nsfw : undefined,
    hidden,
    waiting,
    report: ({ id, commentId, full_name: name }) =>
      report({ type: commentId === undefined ? 'comment' : 'reply', id, name }),
    openPicture: ({ opener, ...picture }) =>
      void openDialog(() => import('../picture/PostViewer.tsx'), {
        first: { key: 'comment', postId, ...picture },
        list: [],
        opener,
      }),
  }
  return (
    <Discussion
      about={about}
      latest={post.comments.map(ofComment)}
      count={post.comments_count}
      opened={opened}
      apart={
        ownerOf(post) === viewer && (
          <Suspense>
            <BlockedComments about={about} />
          </Suspense>
        )
      }
    />
  )
}
