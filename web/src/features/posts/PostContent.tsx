import type { Post } from '@commons/contract/posts.ts'
import { useLingui } from '@lingui/react/macro'
import { AltBadge } from '../../ui/AltBadge.tsx'
import { PictureView } from '../../ui/PictureView.tsx'
import { FileState } from './FileState.tsx'
import { PostText } from './PostText.tsx'
import { PostVideo } from './PostVideo.tsx'

/** The words of a post and its picture or video. */
export function PostContent({ post }: { post: Post }) {
  const { t } = useLingui()
  const { picture, video } = post
  return (
    <>
      {post.message !== '' && <PostText postId={post.post_id} text={post.message} />}
      {video ? (
        <PostVideo post={post} video={video} />
      ) : (
        picture && (
          <AltBadge alt={picture.alt}>
            <PictureView
              picture={picture}
              alt={picture.alt === '' ? t`Picture by ${post.full_name}` : picture.alt}
            />
          </AltBadge>
        )
      )}
      <FileState post={post} />
    </>
  )
}
