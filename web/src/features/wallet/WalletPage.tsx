import { currencies, type Currency } from '@commons/contract/shared/units.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import { useSuspension } from '../../api/use-suspension.ts'
import { HideAmounts } from '../../money/HideAmounts.tsx'
import { useWallet } from '../../money/use-wallet.ts'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shown/Loaded.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { usePageTitle } from '../../ui/layout/page-title.ts'
import { TabList } from '../../ui/layout/TabList.tsx'
import { currencyOfTab, tabs, useTabNames } from './currencies.ts'
import { openSend } from './open.ts'
import { WalletNotes } from './WalletNotes.tsx'
import classes from './WalletPage.module.css'
import { WalletPanel } from './WalletPanel.tsx'

/** The member's balances and transactions. The address holds the currency shown. */
export default function WalletPage() {
  const { t } = useLingui()
  usePageTitle(t`Wallet`)
  const panelId = useId()
  const navigate = useNavigate()
  const asked: { tab?: string; to?: string } = useSearch({ strict: false })
  const currency = currencyOfTab(asked.tab)
  const names = useTabNames()
  const read = useWallet()

  const show = (chosen: Currency) =>
    void navigate({
      to: paths.wallet(),
      search: chosen === 'FCELL' ? {} : { tab: tabs[chosen] },
      replace: true,
      resetScroll: false,
    })

  // A payment link from another member; opened once.
  const { to, tab } = asked
  const isSuspended = useSuspension() !== undefined
  useEffect(() => {
    if (!to?.startsWith('@') || isSuspended) return
    void openSend({ currency: currencyOfTab(tab), to: to.slice(1) })
    void navigate({ to: paths.wallet(), search: tab ? { tab } : {}, replace: true })
  }, [to, tab, navigate, isSuspended])

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.name}>
          <Trans>Wallet</Trans>
        </h1>
        <HideAmounts />
      </header>
      {read.data && <WalletNotes wallet={read.data.recdata} readAt={read.dataUpdatedAt} />}
      <Card as="div">
        <TabList
          label={t`Wallet`}
          panelId={panelId}
          tabs={currencies.map((name) => ({ name: tabs[name], label: names[name] }))}
          chosen={tabs[currency]}
          onChoose={(chosen) => show(currencyOfTab(chosen))}
        />
      </Card>
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-${tabs[currency]}`}
        className={classes.panel}
      >
        {read.data ? (
          <WalletPanel key={currency} wallet={read.data.recdata} currency={currency} />
        ) : (
          <Card as="div">
            <Loaded read={read}>{() => null}</Loaded>
          </Card>
        )}
      </div>
      <p className={classes.foot}>
        <Link to={paths.reserves()}>
          <Trans>What members own, and what the network has</Trans>
        </Link>
      </p>
    </div>
  )
}
