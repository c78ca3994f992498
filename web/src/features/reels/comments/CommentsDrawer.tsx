import { Plural, Trans } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import classes from './Comments.module.css'
import { ReelComments } from './ReelComments.tsx'

interface CommentsDrawerProps {
  reelId: number
  onClose: () => void
}

/** The comments of the current reel, in a drawer from the bottom on phones. */
export default function CommentsDrawer({ reelId, onClose }: CommentsDrawerProps) {
  const reel = useRead('reel_by_id', { reel_id: reelId }).data?.reel
  return (
    <Dialog
      opened
      title={
        reel && reel.comment_count > 0 ? (
          <Plural value={reel.comment_count} one="# comment" other="# comments" />
        ) : (
          <Trans>Comments</Trans>
        )
      }
      onClose={onClose}
    >
      <div className={classes.drawer}>{reel && <ReelComments reel={reel} />}</div>
    </Dialog>
  )
}
