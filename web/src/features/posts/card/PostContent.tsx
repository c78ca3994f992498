import type { Post } from '@commons/contract/posts.ts'
import { FileState } from '../../../shown/FileState.tsx'
import { LinkPreview } from '../../../shown/LinkPreview.tsx'
import { PostTags } from './PostTags.tsx'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import { PostVideo } from './PostVideo.tsx'
import { PostPicture } from '../picture/PostPicture.tsx'

/** The words of a post and its picture or video. */
export function PostContent({ post }: { post: Post }) {
  const { picture, video } = post
  return (
    <>
      {post.message !== '' && (
        <FoldedText name={`post.${post.post_id}`} text={post.message} mentions={post.mentions} />
      )}
      <PostTags post={post} />
      {video ? (
        <PostVideo post={post} video={video} />
      ) : (
        picture && <PostPicture picture={picture} by={post.full_name} postId={post.post_id} />
      )}
      <FileState of={post} />
      <LinkPreview text={post.message} besides={{ kind: 'post', id: post.post_id }} />
    </>
  )
}
