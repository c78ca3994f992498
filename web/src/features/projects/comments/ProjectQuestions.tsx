import type { Funding } from '@commons/contract/funding/funding.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Suspense, useId } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { Discussion, useDiscussionField } from '../../../discussion/Discussion.tsx'
import type { Discussed } from '../../../discussion/discussed.ts'
import { objectCalls, ofComment } from '../../../discussion/object-calls.ts'
import { useWaitingComments } from '../../../discussion/waiting-comments.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { useReport } from '../../moderation/public.ts'
import { useBlockedHere } from '../../people/public.ts'
import classes from '../detail/ProjectPanels.module.css'
import { ProjectFaq } from '../faq/ProjectFaq.tsx'
import { usePinQuestion } from '../faq/use-pin-question.tsx'

const BlockedComments = piece(() => import('../../../discussion/BlockedComments.tsx'))

/** More than three are collapsed, as documented. */
const shownQuestions = 3

/** Members' questions about a project, with the replies. */
export function ProjectQuestions({ project }: { project: Funding }) {
  const heading = useId()
  const report = useReport()
  const hidden = useBlockedHere()
  const { discussion_id: id, comments_count, is_owner } = project
  // Read apart from the project: a question just asked is among them at once.
  const read = useRead('comment_list', { object_id: id, limit: shownQuestions })
  const waiting = useWaitingComments(id)
  const more = usePinQuestion(project.id)
  const about: Discussed = {
    kind: 'project',
    id,
    calls: objectCalls,
    nsfw: undefined,
    hidden,
    waiting,
    more,
    report: ({ id: said, commentId, full_name: name }) =>
      report({ type: commentId === undefined ? 'comment' : 'reply', id: said, name }),
    openPicture: (shown) => void openDialog(() => import('../../../discussion/CommentViewer.tsx'), shown),
  }
  const field = useDiscussionField(about)
  return (
    <>
      <ProjectFaq groupId={project.id} />
      <Card as="section" className={classes.card} aria-labelledby={heading}>
        <h2 id={heading} className={classes.heading}>
          <Trans>Questions</Trans>
        </h2>
        <Discussion
          about={about}
          latest={(read.data?.recdata ?? []).map(ofComment).toReversed()}
          // Until they are loaded, it is unknown how many are collapsed.
          count={read.data || read.error ? comments_count : 0}
          apart={
            is_owner === 1 && (
              <Suspense>
                <BlockedComments about={about} />
              </Suspense>
            )
          }
        />
        {!field.isOpen && (
          <div>
            <Button variant="light" onClick={field.open}>
              {is_owner === 1 ? <Trans>Write a comment</Trans> : <Trans>Ask a question</Trans>}
            </Button>
          </div>
        )}
      </Card>
    </>
  )
}
