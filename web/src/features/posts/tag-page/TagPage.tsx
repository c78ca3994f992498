import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { useReadPages } from '../../../api/use-pages.ts'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { quietPiece } from '../../../ui/states/piece.tsx'
import { postRows } from '../list/post-rows.ts'
import { PostList } from '../list/PostList.tsx'
import { TagHead } from './TagHead.tsx'
import classes from './TagPage.module.css'

// Loaded late: visitors come for the posts.
const ReelsWithTag = quietPiece(async () => ({
  default: (await import('../../reels/shelf/public.ts')).ReelsWithTag,
}))

function Tag({ text }: { text: string }) {
  const { t } = useLingui()
  usePageTitle(`#${text}`)
  const list = useReadPages('hashtag_timeline', { hashtag: text }, postRows)
  // Shares the list's own read: its first page has the tag, too.
  const head = useRead('hashtag_timeline', { hashtag: text }, { enabled: false })
  return (
    <div className={classes.page}>
      <TagHead
        text={text}
        tag={head.data?.tag}
        isBlocked={head.data?.is_blocked === 1}
        offline={list.paused}
      />
      <Suspense>
        <ReelsWithTag tag={text} />
      </Suspense>
      <PostList
        name={`hashtag_timeline.${text}`}
        label={t`Posts with #${text}`}
        list={list}
        emptyHint={<Trans>No posts with this tag yet.</Trans>}
      />
    </div>
  )
}

/** The posts with a tag. */
export default function TagPage() {
  const { tag = '' } = useParams({ strict: false })
  // Another tag is another page: nothing of the previous one stays.
  return <Tag key={tag} text={tag} />
}
