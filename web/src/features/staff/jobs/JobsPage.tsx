import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { useListFilters } from '../../../shown/use-list-filters.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { TabList } from '../../../ui/layout/TabList.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import classes from '../frame/Rows.module.css'
import { JobRow } from './JobRow.tsx'

const tabs = ['failed', 'waiting', 'running'] as const
type Tab = (typeof tabs)[number]

function Rows({ tab, label }: { tab: Tab; label: string }) {
  const read = useRead('job_list', { state: tab })
  return (
    <StaffLoaded read={read}>
      {({ recdata }) =>
        recdata.length === 0 ? (
          <EmptyState
            title={
              tab === 'failed' ? (
                <Trans>No job has failed</Trans>
              ) : tab === 'waiting' ? (
                <Trans>No job waits</Trans>
              ) : (
                <Trans>No job runs</Trans>
              )
            }
            hint={
              <Trans>
                Jobs do what takes longer than an answer: mails, pictures and videos, payments that are due.
              </Trans>
            }
          />
        ) : (
          <ul className={classes.rows} aria-label={label}>
            {recdata.map((row) => (
              <JobRow key={row.job_id} of={row} />
            ))}
          </ul>
        )
      }
    </StaffLoaded>
  )
}

/** Work in the background; what failed for good can run again. */
export default function JobsPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t`Jobs`}
      hint={<Trans>Work in the background. What failed for good stays here until you run it again.</Trans>}
      roles={['admin']}
    >
      <Jobs />
    </StaffPage>
  )
}

function Jobs() {
  const { t } = useLingui()
  const panelId = useId()
  const { chosen, choose } = useListFilters({ tab: tabs })
  const names: Record<Tab, string> = {
    failed: t({ message: 'Failed', context: 'jobs' }),
    waiting: t({ message: 'Waiting', context: 'jobs' }),
    running: t({ message: 'Running', context: 'jobs' }),
  }
  const { tab } = chosen
  return (
    <Card as="div" className={classes.part}>
      <TabList
        label={t`Jobs`}
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
