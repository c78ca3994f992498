import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconDoorExit,
  IconDownload,
  IconGavel,
  IconMessages,
  IconSettings,
  IconWallet,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { useSuspension } from '../../../api/use-suspension.ts'
import { paths } from '../../../paths.ts'
import settings from '../../../settings-kit/Settings.module.css'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { ContactForm, DecisionRow } from '../../moderation/settings/public.ts'
import { Until } from '../../moderation/judging/public.ts'
import classes from './Suspended.module.css'

function Way({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={classes.way}>
        {icon}
        {children}
      </Link>
    </li>
  )
}

/**
 * What a suspended member reads, or one whose processing is restricted: until when, why, and what they can still do.
 */
export function SuspendedPage() {
  const { t, i18n } = useLingui()
  const { until = null, processing } = useSuspension() ?? {}
  usePageTitle(processing ? t`Your data is kept, and not used` : t`Your account is suspended`)
  const read = useRead('decision_list', { limit: 20 })
  const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const
  return (
    <div className={classes.page}>
      <Card as="div">
        <h1>
          {processing ? (
            <Trans>Your data is kept, and not used</Trans>
          ) : (
            <Trans>Your account is suspended</Trans>
          )}
        </h1>
        {(!processing || until !== null) && (
          <p className={classes.until}>
            <Until at={until} />
          </p>
        )}
        <p className={classes.lead}>
          {until === null ? (
            <Trans>Nobody sees your profile or what you posted. Nothing of it has been deleted.</Trans>
          ) : (
            <Trans>
              Until then, nobody sees your profile or what you posted. Nothing of it has been deleted, and all
              of it will be back.
            </Trans>
          )}
        </p>
      </Card>
      <Card aria-labelledby="why">
        <h2 id="why">
          <Trans>Why</Trans>
        </h2>
        {processing && (
          <>
            <p>
              <Trans>
                The processing of your data has been restricted since{' '}
                {i18n.date(processing.since, { dateStyle: 'long' })}:
              </Trans>
            </p>
            <p dir="auto" className={classes.lead}>
              {processing.reason}
            </p>
          </>
        )}
        <Loaded read={read}>
          {({ recdata }) => (
            <ul className={settings.rows}>
              {recdata
                .filter(({ acts, is_undone }) => acts.includes('suspend') && is_undone === 0)
                .map((decision) => (
                  <DecisionRow key={decision.decision_id} decision={decision} />
                ))}
            </ul>
          )}
        </Loaded>
      </Card>
      <Card aria-labelledby="ways">
        <h2 id="ways">
          <Trans>What you can do</Trans>
        </h2>
        <ul className={classes.ways}>
          <Way to={paths.setting('decisions')} icon={<IconGavel {...icon} />}>
            <Trans>All decisions about you</Trans>
          </Way>
          <Way to={paths.setting('moderators')} icon={<IconMessages {...icon} />}>
            <Trans>Write to moderators</Trans>
          </Way>
          <Way to={paths.setting('leaving')} icon={<IconDownload {...icon} />}>
            <Trans>Download your data</Trans>
          </Way>
          <Way to={paths.wallet()} icon={<IconWallet {...icon} />}>
            <Trans>Withdraw your money</Trans>
          </Way>
          <Way to={paths.setting('language')} icon={<IconSettings {...icon} />}>
            <Trans>Change your settings</Trans>
          </Way>
          <Way to={paths.setting('leaving')} icon={<IconDoorExit {...icon} />}>
            <Trans>Delete your account</Trans>
          </Way>
        </ul>
      </Card>
      <Card aria-labelledby="contact">
        <h2 id="contact">
          <Trans>Write to our team</Trans>
        </h2>
        <ContactForm subject={processing ? t`Restriction of processing` : t`My account is suspended`} />
      </Card>
    </div>
  )
}
