import { Trans, useLingui } from '@lingui/react/macro'
import { CloseButton } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { quietPiece } from '../../../ui/states/piece.tsx'
import { BoxSkeleton } from '../../../ui/states/Skeletons.tsx'
import { useStore } from '../../../ui/store.ts'
import { useSteadyRows } from '../../../ui/layout/use-steady-rows.ts'
import { dismissedPolls } from './dismissed-polls.ts'
import classes from './Poll.module.css'
import { loadVoting } from './voting.ts'

const PollVoting = quietPiece(loadVoting)

/**
 * Beside the feed: an open survey that the member has not voted in. After the vote its result stays until
 * they hide it.
 */
export function PollPanel() {
  const { t } = useLingui()
  const id = useId()
  // Not beside the page of a survey.
  const isBeside = useRouterState({
    select: ({ location }) => location.pathname.startsWith(paths.survey('')),
  })
  const { data, error, isPaused } = useRead('poll_list', {}, { enabled: !isBeside })
  const dismissed = useStore(dismissedPolls)
  const poll = useSteadyRows(data?.recdata, (row) => row.id)?.find((row) => !dismissed.includes(row.id))
  if (!data && !error && !isPaused && !isBeside) return <div hidden data-coming />
  if (!poll || isBeside) return null
  return (
    <Card as="section" aria-labelledby={id} className={classes.panel}>
      <div className={classes.head}>
        <h2 id={id} className={classes.name}>
          <Trans>Survey</Trans>
        </h2>
        <CloseButton
          size={44}
          iconSize={18}
          aria-label={t`Hide this survey`}
          onClick={() => dismissedPolls.add(poll.id)}
        />
      </div>
      <Suspense
        fallback={
          <div data-coming>
            <BoxSkeleton height={100 + poll.options.length * 72} />
          </div>
        }
      >
        <PollVoting key={poll.id} poll={poll} />
      </Suspense>
    </Card>
  )
}
