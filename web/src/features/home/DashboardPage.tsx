import { useLingui } from '@lingui/react/macro'
import { usePageTitle } from '../../ui/page-title.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Composer, HomeFeed } from '../posts/public.ts'
import { useComposeShortcut } from './compose.ts'
import classes from './DashboardPage.module.css'
import { useVerifyReminder } from './use-verify-reminder.ts'
import { VerifyReminder } from './VerifyReminder.tsx'

/** Home: write, and read what everybody wrote. */
export default function DashboardPage() {
  const { t } = useLingui()
  usePageTitle(t`Home`)
  useComposeShortcut()
  const reminder = useVerifyReminder()
  return (
    <div className={classes.page}>
      <VisuallyHidden as="h1">{t`Home`}</VisuallyHidden>
      {/* Not fetched apart: as high as its words need, it would move what is below it. */}
      {reminder && <VerifyReminder email={reminder.email} onHide={reminder.hide} />}
      <Composer />
      <HomeFeed />
    </div>
  )
}
