import { useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { Suspense } from 'react'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { quietPiece } from '../../../ui/states/piece.tsx'
import { Composer, HomeFeed } from '../../posts/public.ts'
import { compose, useComposeShortcut } from '../shell/compose.ts'
import classes from './DashboardPage.module.css'
import { showPeople } from './people.ts'
import { useVerifyReminder } from '../shell/use-verify-reminder.ts'
import { VerifyReminder } from '../shell/VerifyReminder.tsx'

// Few members see the checklist. If it fails to load, the page shows without it.
const Checklist = quietPiece(async () => ({
  default: (await import('../../profiles/checklist/public.ts')).SetupChecklist,
}))

const PollLine = quietPiece(async () => ({
  default: (await import('../../surveys/poll/line/public.ts')).PollLine,
}))
const ReelStrip = quietPiece(async () => ({
  default: (await import('../../reels/strip/public.ts')).ReelStrip,
}))

/** The home page: the composer and everybody's posts. */
export default function DashboardPage() {
  const { t } = useLingui()
  usePageTitle(t`Home`)
  useComposeShortcut()
  const reminder = useVerifyReminder()
  // Wide screens show the poll beside the feed.
  const hasAside = useMediaQuery('(min-width: 80em)', undefined, { getInitialValueInEffect: false })
  return (
    <div className={classes.page}>
      <VisuallyHidden as="h1">{t`Home`}</VisuallyHidden>
      {/* Not loaded lazily: its height depends on its text, so it would move what is below. */}
      {reminder && <VerifyReminder email={reminder.email} onHide={reminder.hide} />}
      <Suspense>
        <Checklist onCompose={() => void compose()} onPeople={showPeople} />
      </Suspense>
      <Composer />
      <Suspense>{!hasAside && <PollLine />}</Suspense>
      <div className={classes.strip}>
        <Suspense>
          <ReelStrip />
        </Suspense>
      </div>
      <HomeFeed />
    </div>
  )
}
