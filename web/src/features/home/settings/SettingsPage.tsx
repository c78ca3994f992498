import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, Navigate, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Delayed } from '../../../ui/states/Delayed.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { LineSkeleton } from '../../../ui/states/Skeletons.tsx'
import { SettingsList } from './SettingsList.tsx'
import classes from './SettingsPage.module.css'
import { useSettingsSections, type ShownPanel } from './use-settings-panels.ts'

function PanelCard({ panel: { id, label, Panel }, withBack }: { panel: ShownPanel; withBack: boolean }) {
  return (
    <div className={classes.detail}>
      {withBack && (
        <Link to={paths.setting()} className={classes.back}>
          <IconArrowLeft size={20} aria-hidden="true" />
          <Trans>Settings</Trans>
        </Link>
      )}
      <Card className={classes.card}>
        <h1 className={classes.title}>{label}</h1>
        <Suspense
          fallback={
            <Delayed>
              <LineSkeleton width="70%" />
            </Delayed>
          }
        >
          <Panel key={id} />
        </Suspense>
      </Card>
    </div>
  )
}

/** The settings: list and panel side by side, or on phones one of the two. */
export default function SettingsPage() {
  const { t } = useLingui()
  const { panel: wanted } = useParams({ strict: false })
  const sections = useSettingsSections()
  const wide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const panels = sections.flatMap((section) => section.panels)
  const chosen = panels.find(({ id }) => id === wanted)
  // Beside the list, the first panel is open by default.
  const shown = chosen ?? (wide ? panels[0] : undefined)
  usePageTitle(shown?.label ?? t`Settings`)

  if (wanted !== undefined && !chosen) return <Navigate to={paths.setting()} replace />
  return (
    <div className={classes.page}>
      {(wide || !shown) && <SettingsList sections={sections} shown={shown?.id} />}
      {shown && <PanelCard panel={shown} withBack={!wide} />}
    </div>
  )
}
