import type { Post } from '@commons/contract/posts.ts'
import { useLingui } from '@lingui/react/macro'
import { PictureView } from '../../ui/PictureView.tsx'
import { PostText } from './PostText.tsx'

/** The words and the picture of a post. */
export function PostContent({ post }: { post: Post }) {
  const { t } = useLingui()
  return (
    <>
      {post.message !== '' && <PostText postId={post.post_id} text={post.message} />}
      {post.picture && <PictureView picture={post.picture} alt={t`Picture by ${post.full_name}`} />}
    </>
  )
}
