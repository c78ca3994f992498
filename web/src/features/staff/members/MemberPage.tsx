import { useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { useStaffRole } from '../../../api/use-staff-role.ts'
import { StaffPage } from '../frame/StaffPage.tsx'
import { AccountCards } from './AccountCards.tsx'
import { RecordCards } from './RecordCards.tsx'

/** A member as staff see them: their account for support, their record for moderators, and both for admins. */
export default function MemberPage() {
  const { t } = useLingui()
  return (
    <StaffPage name={t`A member`} roles={['admin', 'moderator', 'support']}>
      <Member />
    </StaffPage>
  )
}

function Member() {
  const { userId = '' } = useParams({ strict: false })
  const role = useStaffRole()
  return (
    <>
      {role !== 'moderator' && <AccountCards userId={userId} />}
      {role !== 'support' && <RecordCards userId={userId} isAlone={role === 'moderator'} />}
    </>
  )
}
