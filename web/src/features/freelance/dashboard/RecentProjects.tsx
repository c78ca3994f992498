import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { JobRow } from '../browse/JobRow.tsx'
import classes from './DashboardPage.module.css'

/** The newest jobs that take bids. */
export function RecentProjects() {
  const heading = useId()
  const read = useRead('get_all_projects', { page: 1, limit: 10, status: 'open' })
  return (
    <Card aria-labelledby={heading} className={classes.part}>
      <div className={classes.head}>
        <h2 id={heading} className={classes.name}>
          <Trans>Recent projects</Trans>
        </h2>
        <Link to={paths.findWork()} className={classes.link}>
          <Trans>See all</Trans>
        </Link>
      </div>
      <Loaded read={read}>
        {({ response }) =>
          response.length === 0 ? (
            <p className={classes.facts}>
              <Trans>No open projects yet</Trans>
            </p>
          ) : (
            <ul className={classes.rows}>
              {response.map((job) => (
                <JobRow key={job.id} job={job} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
