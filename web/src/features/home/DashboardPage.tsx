import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { usePageTitle } from '../../ui/page-title.ts'
import { BoxSkeleton } from '../../ui/Skeletons.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Composer, HomeFeed } from '../posts/public.ts'
import { useComposePlace } from './compose.ts'
import classes from './DashboardPage.module.css'
import { useVerifyReminder } from './use-verify-reminder.ts'

const VerifyReminder = lazy(() => import('./VerifyReminder.tsx'))

/** Home: write, and read what everybody wrote. */
export default function DashboardPage() {
  const { t } = useLingui()
  usePageTitle(t`Home`)
  const composePlace = useComposePlace()
  const reminder = useVerifyReminder()
  return (
    <div className={classes.page}>
      <VisuallyHidden as="h1">{t`Home`}</VisuallyHidden>
      {/* Its place is kept while it loads, so that nothing moves. */}
      <Suspense fallback={reminder && <BoxSkeleton height={60} />}>
        {reminder && <VerifyReminder email={reminder.email} onHide={reminder.hide} />}
      </Suspense>
      <div ref={composePlace}>
        <Composer />
      </div>
      <HomeFeed />
    </div>
  )
}
