import type { SurveyDetail } from '@commons/contract/shared/survey-shown.ts'
import { Suspense } from 'react'
import { useSession } from '../../../api/session.ts'
import { Discussion } from '../../../discussion/Discussion.tsx'
import type { Discussed } from '../../../discussion/discussed.ts'
import { objectCalls } from '../../../discussion/object-calls.ts'
import { useWaitingComments } from '../../../discussion/waiting-comments.ts'
import { piece } from '../../../ui/states/piece.tsx'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { useReport } from '../../moderation/public.ts'
import { useBlockedHere } from '../../people/public.ts'

const BlockedComments = piece(() => import('../../../discussion/BlockedComments.tsx'))

/** The comments on a survey. */
export function SurveyComments({ survey }: { survey: SurveyDetail }) {
  const viewer = useSession()?.id
  const report = useReport()
  const hidden = useBlockedHere()
  const waiting = useWaitingComments(survey.id)
  const about: Discussed = {
    kind: 'survey',
    id: survey.id,
    calls: objectCalls,
    nsfw: undefined,
    hidden,
    waiting,
    report: ({ id, commentId, full_name: name }) =>
      report({ type: commentId === undefined ? 'comment' : 'reply', id, name }),
    openPicture: (shown) => void openDialog(() => import('../../../discussion/CommentViewer.tsx'), shown),
  }
  return (
    <Discussion
      about={about}
      latest={[]}
      count={survey.comments_count}
      opened
      apart={
        survey.user_id === viewer && (
          <Suspense>
            <BlockedComments about={about} />
          </Suspense>
        )
      }
    />
  )
}
