import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useId, useState } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { useListFilters } from '../../../shown/use-list-filters.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { TabList } from '../../../ui/layout/TabList.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import classes from '../frame/Rows.module.css'
import { JobRow } from './JobRow.tsx'

const tabs = ['failed', 'waiting', 'running'] as const
type Tab = (typeof tabs)[number]

/** Lets all failed jobs of a kind run again, as many at a time as the server takes. */
function RetryAll({ kind, onDone }: { kind: string; onDone: () => void }) {
  const retry = useWrite('retry_jobs')
  return (
    <Button
      variant="default"
      loading={retry.isPending}
      onClick={() =>
        retry.mutate({ job_name: kind }, { onSuccess: ({ has_more }) => has_more === 0 && onDone() })
      }
    >
      <Trans>Run all again</Trans>
    </Button>
  )
}

function Rows({ tab, label }: { tab: Tab; label: string }) {
  const { t, i18n } = useLingui()
  const [kind, setKind] = useState('')
  const read = useRead('job_list', { state: tab, job_name: kind }, { isFilter: true })
  return (
    <StaffLoaded read={read}>
      {({ recdata, kinds }) =>
        kinds.length === 0 ? (
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
          <>
            <div className={classes.filters}>
              <NativeSelect
                aria-label={t`Kind`}
                value={kind}
                onChange={({ currentTarget }) => setKind(currentTarget.value)}
                data={[
                  { value: '', label: t({ message: 'All kinds', context: 'jobs' }) },
                  ...kinds.map(({ name, count }) => ({
                    value: name,
                    label: `${name} (${i18n.number(count)})`,
                  })),
                ]}
              />
              {tab === 'failed' && kind !== '' && <RetryAll kind={kind} onDone={() => setKind('')} />}
            </div>
            <ul className={classes.rows} aria-label={label}>
              {recdata.map((row) => (
                <JobRow key={row.job_id} of={row} />
              ))}
            </ul>
          </>
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
