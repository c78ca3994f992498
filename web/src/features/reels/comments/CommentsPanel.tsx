import { Plural, Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { useDiscussionField } from '../../../discussion/Discussion.tsx'
import classes from './Comments.module.css'
import { ReelComments } from './ReelComments.tsx'

interface CommentsPanelProps {
  reelId: number
  /** How often somebody has asked to write. */
  asks: number
}

/** The comments of the reel that is watched, beside it. */
export default function CommentsPanel({ reelId, asks }: CommentsPanelProps) {
  const reel = useRead('reel_by_id', { reel_id: reelId }).data?.reel
  const { open } = useDiscussionField({ kind: 'reel', id: reelId })
  useEffect(() => {
    if (asks > 0) open()
    // oxlint-disable-next-line react/exhaustive-deps -- only when it is asked for
  }, [asks])
  return (
    <>
      <h2 className={classes.title}>
        {reel && reel.comment_count > 0 ? (
          <Plural value={reel.comment_count} one="# comment" other="# comments" />
        ) : (
          <Trans>Comments</Trans>
        )}
      </h2>
      {reel && <ReelComments reel={reel} />}
    </>
  )
}
