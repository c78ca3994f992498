import type { JobStatus } from '@commons/contract/shared/job.ts'
import { useLingui } from '@lingui/react/macro'
import classes from './JobStatusBadge.module.css'

/** What state a job is in. */
export function JobStatusBadge({ status }: { status: JobStatus }) {
  const { t } = useLingui()
  const names: Record<JobStatus, string> = {
    draft: t({ message: 'Draft', context: 'a freelance project' }),
    open: t({ message: 'Open', context: 'a freelance project' }),
    ended: t({ message: 'Bidding ended', context: 'a freelance project' }),
    awarded: t({ message: 'Awarded', context: 'a freelance project' }),
    closed: t({ message: 'Closed', context: 'a freelance project' }),
    suspended: t({ message: 'Suspended', context: 'a freelance project' }),
  }
  return (
    <span className={classes.badge} data-status={status}>
      {names[status]}
    </span>
  )
}
