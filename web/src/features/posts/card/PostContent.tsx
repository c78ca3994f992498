import type { Post } from '@commons/contract/posts/posts.ts'
import { Suspense } from 'react'
import { FileState } from '../../../shown/FileState.tsx'
import { LinkPreview } from '../../../shown/LinkPreview.tsx'
import { PostTags } from './PostTags.tsx'
import { PostText } from './PostText.tsx'
import { PostVideo } from './PostVideo.tsx'
import { PostPicture } from '../picture/PostPicture.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import { BoxSkeleton } from '../../../ui/states/Skeletons.tsx'

const SurveyInPlace = piece(async () => ({
  default: (await import('../../surveys/in-place/public.ts')).SurveyInPlace,
}))

const ReelInPlace = piece(async () => ({
  default: (await import('../../reels/in-place/public.ts')).ReelInPlace,
}))

/** The approximate height of a survey with this many options. */
const surveyHeight = (options: number) => 140 + options * 96
const reelHeight = 206

/** The text of a post with its picture, video, survey or reel. */
export function PostContent({ post, opened = false }: { post: Post; opened?: boolean }) {
  const { picture, video, survey, reel, reel_id } = post
  return (
    <>
      <PostText post={post} opened={opened} />
      <PostTags post={post} />
      {video ? (
        <PostVideo post={post} video={video} />
      ) : (
        picture && <PostPicture picture={picture} by={post.full_name} postId={post.post_id} />
      )}
      {survey && (
        <Suspense fallback={<BoxSkeleton height={surveyHeight(survey.recdata.length)} />}>
          <SurveyInPlace survey={survey} />
        </Suspense>
      )}
      {reel_id && (
        <Suspense fallback={<BoxSkeleton height={reelHeight} />}>
          <ReelInPlace reelId={reel_id} reel={reel} />
        </Suspense>
      )}
      <FileState of={post} />
      <LinkPreview text={post.message} besides={{ kind: 'post', id: post.post_id }} />
    </>
  )
}
