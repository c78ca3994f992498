import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { CaseShown } from '../../freelance/public.ts'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'

/** A dispute, for those who decide disputes. */
export default function DisputePage() {
  const { t } = useLingui()
  const { disputeId = '' } = useParams({ strict: false })
  return (
    <StaffPage name={t`A dispute`} roles={['admin', 'finance']}>
      {/^[1-9][0-9]{0,14}$/.test(disputeId) ? (
        <DisputeOf key={disputeId} id={Number(disputeId)} />
      ) : (
        <Absent />
      )}
    </StaffPage>
  )
}

function DisputeOf({ id }: { id: number }) {
  const read = useRead('admin_dispute_list', { dispute_id: id })
  if (!read.data)
    return (
      <Card as="div">
        <StaffLoaded read={read}>{() => null}</StaffLoaded>
      </Card>
    )
  const [found] = read.data.recdata
  return found ? <CaseShown of={found} /> : <Absent />
}

function Absent() {
  return (
    <Card as="div">
      <EmptyState
        title={<Trans>We can't find this dispute</Trans>}
        hint={<Trans>It isn't there any more, or you are one of its two.</Trans>}
        action={
          <Button component={Link} to={paths.adminDisputes()}>
            <Trans>All disputes</Trans>
          </Button>
        }
      />
    </Card>
  )
}
