import type { Post } from '@commons/contract/posts.ts'
import { FileState } from '../../../shown/FileState.tsx'
import { LinkPreview } from '../../../shown/LinkPreview.tsx'
import { PostTags } from './PostTags.tsx'
import { PostText } from './PostText.tsx'
import { PostVideo } from './PostVideo.tsx'
import { PostPicture } from '../picture/PostPicture.tsx'

/** The words of a post and its picture or video. */
export function PostContent({ post, opened = false }: { post: Post; opened?: boolean }) {
  const { picture, video } = post
  return (
    <>
      <PostText post={post} opened={opened} />
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
