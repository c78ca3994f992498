import { useLingui, Trans } from '@lingui/react/macro'
import { Navigate } from '@tanstack/react-router'
import { useStaffRole } from '../../../api/use-staff-role.ts'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { StartCard } from '../first-steps/StartCard.tsx'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import { HealthFigures } from './HealthFigures.tsx'
import { History } from './History.tsx'

/** Whether this Commons is well. Who has no right to that begins with their own work. */
export default function OverviewPage() {
  const { t } = useLingui()
  const role = useStaffRole()
  if (role === 'support') return <Navigate to={paths.adminMembers()} replace />
  if (role === 'moderator') return <Navigate to={paths.adminReports()} replace />
  if (role === 'finance') return <Navigate to={paths.adminDisputes()} replace />
  return (
    <StaffPage
      name={t({ message: 'Overview', context: 'administration' })}
      hint={<Trans>Whether this Commons is well.</Trans>}
      roles={['admin']}
    >
      <StartCard />
      <Health />
      <History />
    </StaffPage>
  )
}

function Health() {
  const read = useRead('health', {})
  if (read.data)
    return (
      <HealthFigures
        of={read.data.recdata}
        at={read.dataUpdatedAt}
        onAgain={() => void read.refetch()}
        isReading={read.isFetching}
      />
    )
  return (
    <Card as="div">
      <StaffLoaded read={read}>{() => null}</StaffLoaded>
    </Card>
  )
}
