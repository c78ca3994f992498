import type { FrozenDeposit } from '@commons/contract/wallet/frozen.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Suspense, useId, useState } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Money } from '../../../money/Money.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { TabList } from '../../../ui/layout/TabList.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { ChainHash } from '../../wallet/public.ts'
import classes from '../frame/Rows.module.css'
import { StaffList } from '../frame/StaffList.tsx'

const FrozenDialog = piece(() => import('./FrozenDialog.tsx'))

const tabs = ['to_decide', 'decided'] as const
type Tab = (typeof tabs)[number]

/** Deposits that a chain took back after they were credited, and what is decided about them. */
export function FrozenDeposits() {
  const { t } = useLingui()
  const panelId = useId()
  const [tab, setTab] = useState<Tab>('to_decide')
  const names: Readonly<Record<Tab, string>> = {
    to_decide: t({ message: 'To decide', context: 'deposits' }),
    decided: t({ message: 'Decided', context: 'deposits' }),
  }
  return (
    <Card className={classes.part} aria-labelledby="frozen-deposits">
      <h2 id="frozen-deposits">
        <Trans>Deposits that vanished</Trans>
      </h2>
      <TabList
        label={t`Deposits that vanished`}
        panelId={panelId}
        tabs={tabs.map((name) => ({ name, label: names[name] }))}
        chosen={tab}
        onChoose={setTab}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${tab}`} tabIndex={-1}>
        <Rows key={tab} tab={tab} label={names[tab]} />
      </div>
    </Card>
  )
}

function Rows({ tab, label }: { tab: Tab; label: string }) {
  const list = useReadMore('frozen_deposit_list', { tab, limit: 20 }, { isFilter: true })
  return (
    <StaffList list={list} label={label} nothing={<Nothing tab={tab} />}>
      {(row) => <Row key={row.deposit_id} of={row} />}
    </StaffList>
  )
}

const Nothing = ({ tab }: { tab: Tab }) =>
  tab === 'to_decide' ? (
    <EmptyState
      title={<Trans>No deposit has vanished</Trans>}
      hint={
        <Trans>A chain may take a block back after its deposits were credited. Those show up here.</Trans>
      }
    />
  ) : (
    <EmptyState
      title={<Trans>Nothing was decided yet</Trans>}
      hint={<Trans>Deposits that the network bears, or that were taken back, show up here.</Trans>}
    />
  )

function Row({ of }: { of: FrozenDeposit }) {
  const [act, setAct] = useState<'release_deposit' | 'write_off_deposit'>()
  const { currency, state, member } = of
  return (
    <li className={classes.row}>
      <p className={classes.name}>
        <Money amount={of.amount} currency={currency} full always />
      </p>
      <p className={classes.facts}>
        {member === null ? <Trans>A member who has left</Trans> : <bdi>{member.full_name}</bdi>} ·{' '}
        <ChainHash hash={of.hash} short={of.short_hash} link={of.hash_link} /> ·{' '}
        <Trans>
          credited <RelativeTime at={of.credited_at} />
        </Trans>
      </p>
      <p className={classes.facts}>
        {state === 'frozen' && (
          <Trans>
            They still have <Money amount={of.recoverable} currency={currency} full always /> of it.
          </Trans>
        )}
        {state === 'released' && <Trans>The network bears it.</Trans>}
        {state === 'written_off' && (
          <Trans>
            <Money amount={of.taken} currency={currency} full always /> was taken back, the network bears the
            rest.
          </Trans>
        )}
      </p>
      {state === 'frozen' &&
        (of.is_own === 1 ? (
          <p className={classes.facts}>
            <Trans>This is your own deposit. Somebody else has to decide it.</Trans>
          </p>
        ) : (
          <div className={classes.actions}>
            <Button variant="default" size="sm" onClick={() => setAct('write_off_deposit')}>
              <Trans context="deposit">Take it back</Trans>
            </Button>
            <Button variant="default" size="sm" onClick={() => setAct('release_deposit')}>
              <Trans>Let the network bear it</Trans>
            </Button>
          </div>
        ))}
      <Suspense>{act && <FrozenDialog of={of} act={act} onClose={() => setAct(undefined)} />}</Suspense>
    </li>
  )
}
