import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { useAddressValues } from '../../../shown/use-list-filters.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import rows from '../frame/Rows.module.css'
import { StaffPage } from '../frame/StaffPage.tsx'
import { MemberThread } from './MemberThread.tsx'

/** A thread with a member: about the decision in the address, or their general one. */
export default function MemberThreadPage() {
  const { t } = useLingui()
  return (
    <StaffPage name={t`Messages with a member`} roles={['admin', 'moderator']}>
      <Card as="div" className={rows.part}>
        <Shown />
      </Card>
    </StaffPage>
  )
}

function Shown() {
  const { userId = '' } = useParams({ strict: false })
  const { decision } = useAddressValues().values
  return (
    <>
      <MemberThread key={`${userId} ${decision}`} memberId={userId} decisionId={decision} />
      <p className={rows.facts}>
        <Link to={paths.timeline(userId)}>
          <Trans>Show profile</Trans>
        </Link>
      </p>
    </>
  )
}
