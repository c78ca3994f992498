import type { ProSetting } from '@commons/contract/plans/pro.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { OfflineNote } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { Loaded } from '../../../shown/Loaded.tsx'
import { AssetField } from './pro/AssetField.tsx'
import { DomainForm } from './pro/DomainForm.tsx'
import { FooterForm } from './pro/FooterForm.tsx'
import { GeneralForm } from './pro/GeneralForm.tsx'
import { PayoutRows } from './pro/PayoutRows.tsx'
import { Payouts } from './pro/Payouts.tsx'
import { ProSection } from './pro/ProSection.tsx'
import { ThemeForm } from './pro/ThemeForm.tsx'

/** Settings for the profile's look and the payout currency, for Pro members. */
export function ProPanel() {
  return (
    <div className={classes.stack}>
      <OfflineNote />
      <Loaded read={useRead('show_pro_setting', {})}>
        {({ recdata }) =>
          recdata.is_active === 1 ? <Settings stored={recdata} /> : <WithoutPro stored={recdata} />
        }
      </Loaded>
    </div>
  )
}

function Settings({ stored }: { stored: ProSetting }) {
  const session = useSession()
  return (
    <>
      <p className={classes.text}>
        <Trans>Everyone sees your page like this while you have Pro.</Trans>{' '}
        {session && (
          <Link to={paths.timeline(session.id)}>
            <Trans>See your page</Trans>
          </Link>
        )}
      </p>
      <GeneralForm stored={stored} />
      <ThemeForm stored={stored} />
      <ProSection name={<Trans>Assets</Trans>}>
        <AssetField
          asset="logo"
          name={<Trans>Logo</Trans>}
          hint={<Trans>Square works best. JPG, PNG or WebP.</Trans>}
          stored={stored.logo}
        />
        <AssetField
          asset="background"
          name={<Trans>Background</Trans>}
          hint={<Trans>Behind the top of your page. Wide works best.</Trans>}
          stored={stored.background}
        />
      </ProSection>
      <FooterForm stored={stored} />
      <DomainForm stored={stored} />
      <Payouts stored={stored} />
    </>
  )
}

/** Pro settings are kept as long as the account exists. */
function WithoutPro({ stored }: { stored: ProSetting }) {
  const { title, headline, theme, footer, logo, background } = stored
  const wasPaid = (useRead('payout_list', { limit: 1 }).data?.recdata.length ?? 0) > 0
  const isKept = [title, headline, theme, footer, logo, background].some(Boolean)
  return (
    <>
      <p className={classes.text}>
        {isKept ? (
          <Trans>Your page's look is kept, and shows again with Pro.</Trans>
        ) : (
          <Trans>
            With Pro your page has its own colour, title, logo, background and footer, and you choose what
            you're paid in.
          </Trans>
        )}
      </p>
      <Button component={Link} to={paths.plan('pro')} className={classes.submit}>
        <Trans>See Pro</Trans>
      </Button>
      {wasPaid && (
        <ProSection name={<Trans>Payouts</Trans>}>
          <PayoutRows />
        </ProSection>
      )}
    </>
  )
}
