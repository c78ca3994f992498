import type { Post } from '@commons/contract/posts.ts'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import { originalOf } from '../card/whose.ts'
import { OriginalCard } from './OriginalCard.tsx'
import { OriginalGone } from './OriginalGone.tsx'

/** What a repost says and shows: the remark, and below it the original. */
export function RepostContent({ post }: { post: Post }) {
  return (
    <>
      {post.repost_comment !== null && (
        <FoldedText
          name={`post.${post.post_id}`}
          text={post.repost_comment}
          mentions={post.repost_mentions}
        />
      )}
      {post.original_gone === 1 ? <OriginalGone /> : <OriginalCard post={originalOf(post)} />}
    </>
  )
}
