import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { useListFilters } from '../../../shown/use-list-filters.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { TabList } from '../../../ui/layout/TabList.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { CaseRow, caseRows } from '../../freelance/public.ts'
import { StaffList } from '../frame/StaffList.tsx'
import { StaffPage } from '../frame/StaffPage.tsx'
import classes from '../frame/Rows.module.css'

const tabs = ['to_decide', 'mine', 'open', 'settled'] as const
type Tab = (typeof tabs)[number]

function Nothing({ tab }: { tab: Tab }) {
  switch (tab) {
    case 'to_decide':
      return (
        <EmptyState
          title={<Trans>No dispute waits for a decision</Trans>}
          hint={<Trans>It shows up here once one of the two hands it to staff.</Trans>}
        />
      )
    case 'mine':
      return (
        <EmptyState
          title={<Trans>You have no dispute to decide</Trans>}
          hint={<Trans>Take one of those that wait for a decision.</Trans>}
        />
      )
    case 'open':
      return (
        <EmptyState
          title={<Trans>No dispute is between the two</Trans>}
          hint={<Trans>Here are those that nobody has handed to staff yet.</Trans>}
        />
      )
    case 'settled':
      return (
        <EmptyState
          title={<Trans>No dispute is over yet</Trans>}
          hint={<Trans>It shows up here once it's settled, whoever settled it.</Trans>}
        />
      )
  }
}

function Rows({ tab, label }: { tab: Tab; label: string }) {
  const list = useReadMore('admin_dispute_list', { tab, limit: 20 }, { isFilter: true })
  return (
    <StaffList list={list} label={label} nothing={<Nothing tab={tab} />} className={caseRows}>
      {(row) => <CaseRow key={row.id} of={row} />}
    </StaffList>
  )
}

/** The disputes of others, for those who decide them. */
export default function DisputesPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t`Disputes`}
      hint={<Trans>Take a dispute, read both sides, and decide who gets what.</Trans>}
      roles={['admin', 'finance']}
    >
      <Disputes />
    </StaffPage>
  )
}

function Disputes() {
  const { t } = useLingui()
  const panelId = useId()
  const { chosen, choose } = useListFilters({ tab: tabs })
  const names: Readonly<Record<Tab, string>> = {
    to_decide: t({ message: 'To decide', context: 'disputes' }),
    mine: t({ message: 'Taken by you', context: 'disputes' }),
    open: t({ message: 'Between the two', context: 'disputes' }),
    settled: t({ message: 'Settled', context: 'disputes' }),
  }
  const { tab } = chosen
  return (
    <Card as="div" className={classes.part}>
      <TabList
        label={t`Disputes`}
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
