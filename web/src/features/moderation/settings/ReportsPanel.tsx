import { Trans } from '@lingui/react/macro'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { OfflineNote } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { ReportRow } from './ReportRow.tsx'

/** The member's reports and their outcomes. */
export function ReportsPanel() {
  const { read, more } = useReadMore('get_reports', { limit: 20 })
  return (
    <div className={classes.stack}>
      <OfflineNote />
      <Loaded read={read}>
        {(pages) => {
          const reports = pages.flatMap(({ response }) => response)
          if (reports.length === 0)
            return (
              <EmptyState
                title={<Trans>You haven't reported anything.</Trans>}
                hint={
                  <Trans>
                    You can report posts, people, groups, projects and surveys from their menus, and follow
                    your reports here.
                  </Trans>
                }
              />
            )
          return (
            <>
              <ul className={classes.rows}>
                {reports.map((report) => (
                  <ReportRow key={report.report_id} report={report} />
                ))}
              </ul>
              <MoreButton more={more} />
            </>
          )
        }}
      </Loaded>
    </div>
  )
}
