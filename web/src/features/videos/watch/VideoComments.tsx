import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Suspense, useId, useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { Discussion } from '../../../discussion/Discussion.tsx'
import type { Discussed } from '../../../discussion/discussed.ts'
import { objectCalls } from '../../../discussion/object-calls.ts'
import { useWaitingComments } from '../../../discussion/waiting-comments.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { piece } from '../../../ui/states/piece.tsx'
import { useReport } from '../../moderation/public.ts'
import { useBlockedHere } from '../../people/public.ts'
import classes from './VideoPage.module.css'

const BlockedComments = piece(() => import('../../../discussion/BlockedComments.tsx'))

function Comments({ video: { video_id: id, user_id, comment_count } }: { video: SiteVideo }) {
  const viewer = useSession()?.id
  const report = useReport()
  const hidden = useBlockedHere()
  const waiting = useWaitingComments(id)
  const about: Discussed = {
    kind: 'video',
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

/** The comments on a video. On phones they wait behind a button, so that the next videos are near. */
export function VideoComments({ video }: { video: SiteVideo }) {
  const title = useId()
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(false)
  const { comment_count: count, takes_comments } = video
  return (
    <section aria-labelledby={title} className={classes.comments}>
      <h2 id={title} className={classes.heading}>
        {count > 0 ? <Plural value={count} one="# comment" other="# comments" /> : <Trans>Comments</Trans>}
      </h2>
      {takes_comments === 0 ? (
        <p className={classes.note}>
          <Trans>Comments are turned off for this video.</Trans>
        </p>
      ) : isPhone && !isOpen ? (
        <Button variant="default" fullWidth aria-expanded={false} onClick={() => setOpen(true)}>
          <Trans>Show comments</Trans>
        </Button>
      ) : (
        <Comments video={video} />
      )}
    </section>
  )
}
