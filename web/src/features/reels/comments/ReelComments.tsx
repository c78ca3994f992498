import type { Reel } from '@commons/contract/reels/reels.ts'
import { Suspense } from 'react'
import { useSession } from '../../../api/session.ts'
import { Discussion } from '../../../discussion/Discussion.tsx'
import { objectCalls } from '../../../discussion/object-calls.ts'
import { useWaitingComments } from '../../../discussion/waiting-comments.ts'
import type { Discussed } from '../../../discussion/discussed.ts'
import { piece } from '../../../ui/states/piece.tsx'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { useReport } from '../../moderation/public.ts'
import { useBlockedHere } from '../../people/public.ts'

const BlockedComments = piece(() => import('../../../discussion/BlockedComments.tsx'))

/** The comments on a reel. */
export function ReelComments({ reel }: { reel: Reel }) {
  const { reel_id: id, user_id, comment_count } = reel
  const viewer = useSession()?.id
  const report = useReport()
  const hidden = useBlockedHere()
  const waiting = useWaitingComments(id)
  const about: Discussed = {
    kind: 'reel',
    id,
    calls: objectCalls,
    nsfw: undefined,
    hidden,
    waiting,
    report: ({ id: said, commentId, full_name: name }) =>
      report({ type: commentId === undefined ? 'comment' : 'reply', id: said, name }),
    openPicture: (shown) => void openDialog(() => import('../../../discussion/CommentViewer.tsx'), shown),
    wordsOnly: true,
  }
  return (
    <Discussion
      about={about}
      latest={[]}
      count={comment_count}
      opened
      apart={
        user_id === viewer && (
          <Suspense>
            <BlockedComments about={about} />
          </Suspense>
        )
      }
    />
  )
}
