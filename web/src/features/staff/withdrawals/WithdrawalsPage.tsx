import type { WithdrawalCase } from '@commons/contract/wallet/approvals.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Money } from '../../../money/Money.tsx'
import { paths } from '../../../paths.ts'
import { useListFilters } from '../../../shown/use-list-filters.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { TabList } from '../../../ui/layout/TabList.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { shortAddress, useStateNames } from '../../wallet/public.ts'
import classes from '../frame/Rows.module.css'
import { StaffList } from '../frame/StaffList.tsx'
import { StaffPage } from '../frame/StaffPage.tsx'
import { FrozenDeposits } from './FrozenDeposits.tsx'
import { HotWallet } from './HotWallet.tsx'

const tabs = ['to_approve', 'to_send', 'waiting', 'over'] as const
type Tab = (typeof tabs)[number]

function Nothing({ tab }: { tab: Tab }) {
  switch (tab) {
    case 'to_approve':
      return (
        <EmptyState
          title={<Trans>No withdrawal waits for approval</Trans>}
          hint={<Trans>It shows up here once its address has waited long enough.</Trans>}
        />
      )
    case 'to_send':
      return (
        <EmptyState
          title={<Trans>No withdrawal waits to be sent</Trans>}
          hint={<Trans>What you approve shows up here until the chain has confirmed it.</Trans>}
        />
      )
    case 'waiting':
      return (
        <EmptyState
          title={<Trans>No withdrawal waits for its address</Trans>}
          hint={<Trans>A new address can be used a day after it was added.</Trans>}
        />
      )
    case 'over':
      return (
        <EmptyState
          title={<Trans>No withdrawal is over yet</Trans>}
          hint={<Trans>Confirmed, refused, failed and cancelled ones show up here.</Trans>}
        />
      )
  }
}

function Row({ of }: { of: WithdrawalCase }) {
  const names = useStateNames()
  return (
    <li className={classes.row}>
      <p className={classes.name}>
        <Link to={paths.adminWithdrawal(of.withdrawal_id)}>
          <Money amount={of.amount} currency={of.currency} full always />
        </Link>
      </p>
      <p className={classes.facts}>
        <bdi>{of.member?.full_name}</bdi> · <code title={of.address}>{shortAddress(of.address)}</code> ·{' '}
        <RelativeTime at={of.requested_at} />
      </p>
      <p className={classes.side}>
        {of.is_own === 1 && (
          <span className={classes.badge}>
            <Trans context="withdrawal">Your own</Trans>
          </span>
        )}
        <span className={classes.badge}>{names[of.state]}</span>
      </p>
    </li>
  )
}

function Rows({ tab, label }: { tab: Tab; label: string }) {
  const list = useReadMore('admin_withdrawal_list', { tab, limit: 20 }, { isFilter: true })
  return (
    <StaffList list={list} label={label} nothing={<Nothing tab={tab} />}>
      {(row) => <Row key={row.withdrawal_id} of={row} />}
    </StaffList>
  )
}

/** Members' withdrawals, for those who approve and send them. */
export default function WithdrawalsPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t`Withdrawals`}
      hint={<Trans>Look at where the money goes and where it came from, then approve or refuse it.</Trans>}
      roles={['admin', 'finance']}
    >
      <Withdrawals />
      <HotWallet />
      <FrozenDeposits />
    </StaffPage>
  )
}

function Withdrawals() {
  const { t } = useLingui()
  const panelId = useId()
  const { chosen, choose } = useListFilters({ tab: tabs })
  const names: Readonly<Record<Tab, string>> = {
    to_approve: t({ message: 'To approve', context: 'withdrawals' }),
    to_send: t({ message: 'To send', context: 'withdrawals' }),
    waiting: t({ message: 'New address', context: 'withdrawals' }),
    over: t({ message: 'Over', context: 'withdrawals' }),
  }
  const { tab } = chosen
  return (
    <Card as="div" className={classes.part}>
      <TabList
        label={t`Withdrawals`}
        panelId={panelId}
        tabs={tabs.map((name) => ({ name, label: names[name] }))}
        chosen={tab}
        onChoose={(name) => choose('tab', name)}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${tab}`} tabIndex={-1}>
        <Rows key={tab} tab={tab} label={names[tab]} />
      </div>
    </Card>
  )
}
