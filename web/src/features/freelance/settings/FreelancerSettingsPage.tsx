import { useLingui } from '@lingui/react/macro'
import { Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { type ComponentType, useId, useState } from 'react'
import { paths } from '../../../paths.ts'
import { OfflineNote } from '../../../settings-kit/OnlineButton.tsx'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { TabList } from '../../../ui/layout/TabList.tsx'
import { PasswordPanel } from '../../accounts/settings/public.ts'
import { Membership } from '../../plans/settings/public.ts'
import { FreelanceShell } from '../frame/FreelanceShell.tsx'
import classes from './FreelancerSettings.module.css'
import { PaymentTab } from './PaymentTab.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { type SettingsTab, settingsTabs } from './tabs.ts'
import { TrustTab } from './TrustTab.tsx'

function PasswordTab() {
  return (
    <Card>
      <PasswordPanel />
    </Card>
  )
}

const parts: Record<SettingsTab, ComponentType> = {
  profile: ProfileTab,
  membership: Membership,
  password: PasswordTab,
  payment: PaymentTab,
  trust: TrustTab,
}

function Tabs({ tab }: { tab: SettingsTab }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const panelId = useId()
  const [opened, setOpened] = useState<readonly SettingsTab[]>([tab])
  if (!opened.includes(tab)) setOpened([...opened, tab])
  const names: Record<SettingsTab, string> = {
    profile: t`Profile`,
    membership: t`Membership`,
    password: t`Password`,
    payment: t`Payment & Financials`,
    trust: t`Trust & Verification`,
  }
  return (
    <>
      <Card as="div" className={classes.tabs}>
        <TabList
          label={t`Freelancer settings`}
          panelId={panelId}
          tabs={settingsTabs.map((name) => ({ name, label: names[name] }))}
          chosen={tab}
          onChoose={(name) =>
            void navigate({ to: paths.freelancerSettings(name), replace: true, resetScroll: false })
          }
        />
      </Card>
      <OfflineNote />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-${tab}`}
        tabIndex={-1}
        className={classes.panel}
      >
        {/* Tabs that were open stay, with what was typed in them. */}
        {settingsTabs.map((name) => {
          const Part = parts[name]
          return (
            opened.includes(name) && (
              <div key={name} hidden={name !== tab} className={classes.part}>
                <Part />
              </div>
            )
          )
        })}
      </div>
    </>
  )
}

/** A freelancer's settings. The address has the tab. */
export default function FreelancerSettingsPage() {
  const { t } = useLingui()
  const { tab: asked } = useParams({ strict: false })
  const tab = settingsTabs.find((name) => name === asked)
  if (tab === undefined) return <Navigate to={paths.freelancerSettings('profile')} replace />
  return (
    <FreelanceShell>
      <HeadedPage name={t`Freelancer settings`}>
        <Tabs tab={tab} />
      </HeadedPage>
    </FreelanceShell>
  )
}
