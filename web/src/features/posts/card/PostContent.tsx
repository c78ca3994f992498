import type { Post } from '@commons/contract/posts/posts.ts'
import { Suspense } from 'react'
import { LinkCard } from '../../../shown/LinkCard.tsx'
import { LinkPreview } from '../../../shown/LinkPreview.tsx'
import { WrittenSurvey } from './WrittenSurvey.tsx'
import { loadGrid, loadSurvey } from './content-pieces.ts'
import { PostReel } from './PostReel.tsx'
import { PostTags } from './PostTags.tsx'
import { PostText } from './PostText.tsx'
import { PostVideo } from './PostVideo.tsx'
import { gridOf } from '../picture/grid-places.ts'
import { PostFileState } from '../picture/PostFileState.tsx'
import { PostPicture } from '../picture/PostPicture.tsx'
import { picturesOf } from '../picture/post-pictures.ts'
import { piece } from '../../../ui/states/piece.tsx'
import { BoxSkeleton } from '../../../ui/states/Skeletons.tsx'

const SurveyInPlace = piece(loadSurvey)
const PictureGrid = piece(loadGrid)

function PostPictures({ post }: { post: Post }) {
  const { pictures } = picturesOf(post)
  if (pictures.length < 2) return <PostPicture post={post} />
  return (
    <Suspense fallback={<div style={{ aspectRatio: gridOf(pictures).ratio }} />}>
      <PictureGrid post={post} />
    </Suspense>
  )
}

/** The approximate height of a survey with this many options. */
const surveyHeight = (options: number) => 140 + options * 96

/** The text of a post with its picture, video, survey or reel. */
export function PostContent({ post, opened = false }: { post: Post; opened?: boolean }) {
  const { video, survey, written_survey, reel, reel_id } = post
  return (
    <>
      <PostText post={post} opened={opened} />
      <PostTags post={post} />
      {video ? <PostVideo post={post} video={video} /> : <PostPictures post={post} />}
      {written_survey && <WrittenSurvey of={written_survey} />}
      {survey && (
        <Suspense fallback={<BoxSkeleton height={surveyHeight(survey.recdata.length)} />}>
          <SurveyInPlace survey={survey} />
        </Suspense>
      )}
      {reel_id && <PostReel reelId={reel_id} reel={reel} />}
      <PostFileState post={post} />
      {post.link_card && <LinkCard card={post.link_card} />}
      <LinkPreview text={post.message} besides={{ kind: 'post', id: post.post_id }} />
    </>
  )
}
