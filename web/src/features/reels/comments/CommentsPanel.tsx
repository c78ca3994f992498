import { Plural, Trans } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import classes from './Comments.module.css'
import { ReelComments } from './ReelComments.tsx'

/** The comments of the current reel, beside it. */
export default function CommentsPanel({ reelId }: { reelId: number }) {
  const reel = useRead('reel_by_id', { reel_id: reelId }).data?.reel
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
