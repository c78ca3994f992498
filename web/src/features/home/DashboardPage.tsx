import { useLingui } from '@lingui/react/macro'
import { usePageTitle } from '../../ui/page-title.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Composer, HomeFeed } from '../posts/public.ts'
import { useComposePlace } from './compose.ts'
import classes from './DashboardPage.module.css'

/** Home: write, and read what everybody wrote. */
export default function DashboardPage() {
  const { t } = useLingui()
  usePageTitle(t`Home`)
  const composePlace = useComposePlace()
  return (
    <div className={classes.page}>
      <VisuallyHidden as="h1">{t`Home`}</VisuallyHidden>
      <div ref={composePlace}>
        <Composer />
      </div>
      <HomeFeed />
    </div>
  )
}
