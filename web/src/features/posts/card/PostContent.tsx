import type { Post } from '@commons/contract/posts.ts'
import { FileState } from '../../../compose/FileState.tsx'
import { LinkPreview } from './LinkPreview.tsx'
import { PostTags } from './PostTags.tsx'
import { PostText } from './PostText.tsx'
import { PostVideo } from './PostVideo.tsx'
import { PictureButton } from '../../../viewer/PictureButton.tsx'

/** The words of a post and its picture or video. */
export function PostContent({ post }: { post: Post }) {
  const { picture, video } = post
  return (
    <>
      {post.message !== '' && (
        <PostText name={`post.${post.post_id}`} text={post.message} mentions={post.mentions} />
      )}
      <PostTags post={post} />
      {video ? (
        <PostVideo post={post} video={video} />
      ) : (
        picture && <PictureButton picture={picture} by={post.full_name} postId={post.post_id} />
      )}
      <FileState post={post} />
      <LinkPreview text={post.message} besides={post.post_id} />
    </>
  )
}
