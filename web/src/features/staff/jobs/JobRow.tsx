import type { StaffJob } from '@commons/contract/staff/running.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useWrite } from '../../../api/use-call.ts'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import classes from '../frame/Rows.module.css'

/** A job in the list, with a button where it failed for good. */
export function JobRow({ of }: { of: StaffJob }) {
  const retry = useWrite('retry_job')
  const { name } = of
  return (
    <li className={classes.row}>
      <p dir="auto" className={classes.name}>
        {name}
      </p>
      <p className={classes.facts}>
        <RelativeTime at={of.started_at ?? of.created_at} />
        {of.retries > 0 && (
          <>
            {' · '}
            <Trans>tried again: {of.retries}</Trans>
          </>
        )}
      </p>
      {of.error !== '' && <p className={classes.words}>{of.error}</p>}
      {of.state === 'failed' && (
        <div className={classes.side}>
          <Button
            variant="default"
            loading={retry.isPending}
            onClick={() => retry.mutate({ job_id: of.job_id })}
          >
            <Trans>Run again</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}
