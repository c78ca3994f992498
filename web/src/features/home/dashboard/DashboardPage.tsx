import { useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { Delayed } from '../../../ui/states/Delayed.tsx'
import { CardSkeleton } from '../../../ui/states/Skeletons.tsx'
import { ReelStrip } from '../../reels/strip/public.ts'
import type { HomeStart } from './home-start.ts'
import { useHomeStart } from './use-home-start.ts'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { useIsAbsent } from '../../../ui/network.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { ComposerPlace, HomeFeed } from '../../posts/home-feed/public.ts'
import { compose, useComposeShortcut } from '../shell/compose.ts'
import classes from './DashboardPage.module.css'
import { showPeople } from './people.ts'
import { useVerifyReminder } from '../shell/use-verify-reminder.ts'
import { VerifyReminder } from '../shell/VerifyReminder.tsx'

/** The composer and the posts, with what this member's Home has above them. */
function Parts({ start: { Checklist, PollLine, OwnReels, WaitingPosts } }: { start: HomeStart }) {
  // Wide screens show the poll beside the feed.
  const hasAside = useMediaQuery('(min-width: 80em)', undefined, { getInitialValueInEffect: false })
  const isWithoutReels = useIsAbsent('reels')
  return (
    <>
      {Checklist && <Checklist onCompose={() => void compose()} onPeople={showPeople} />}
      <ComposerPlace />
      {PollLine && !hasAside && <PollLine />}
      {!isWithoutReels && <ReelStrip Own={OwnReels} />}
      <HomeFeed WaitingPosts={WaitingPosts} />
    </>
  )
}

/** Until it is known where they are. It goes as a whole, so that nothing in it moves. */
function Placeholder() {
  return (
    <Delayed>
      <CardSkeleton />
      <CardSkeleton picture />
      <CardSkeleton />
    </Delayed>
  )
}

/** The home page: the composer and everybody's posts. */
export default function DashboardPage() {
  const { t } = useLingui()
  usePageTitle(t`Home`)
  useComposeShortcut()
  const reminder = useVerifyReminder()
  const start = useHomeStart()
  return (
    <div className={classes.page}>
      <VisuallyHidden as="h1">{t`Home`}</VisuallyHidden>
      {/* Not loaded lazily: its height depends on its text, so it would move what is below. */}
      {reminder && <VerifyReminder email={reminder.email} onHide={reminder.hide} />}
      {start ? <Parts start={start} /> : <Placeholder />}
    </div>
  )
}
