import type { Dispute } from '@commons/contract/freelance/disputes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useId } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { HideAmounts } from '../../../money/HideAmounts.tsx'
import { PlayNote } from '../../../money/PlayNote.tsx'
import { paths } from '../../../paths.ts'
import { OfflineNote } from '../../../settings-kit/OnlineButton.tsx'
import { LoadingPage } from '../../../shown/LoadingPage.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { FreelanceShell } from '../frame/FreelanceShell.tsx'
import { Worth } from '../payment/milestone-texts.tsx'
import classes from './Dispute.module.css'
import { useDisputeSides, type DisputeSides } from './dispute-sides.ts'
import { DisputeBadge, Standing } from './dispute-texts.tsx'
import { DisputeActions } from './DisputeActions.tsx'
import { DisputeLog } from './DisputeLog.tsx'
import { EvidenceForm } from './EvidenceForm.tsx'
import { Offers } from './Offers.tsx'
import { SplitShown } from './SplitShown.tsx'

interface PartProps {
  dispute: Dispute
  sides: DisputeSides
}

/** What it is about, what is frozen, and whose turn it is or how it ended. */
function Head({ dispute, sides }: PartProps) {
  const { title, description, status, frozen, outcome, next, payment_id, project_id } = dispute
  const { role, other, client, freelancer } = sides
  return (
    <Card as="header" className={classes.part}>
      <div className={classes.head}>
        <h1 className={classes.title}>
          <Trans>Dispute: {description}</Trans>
        </h1>
        <DisputeBadge status={status} />
      </div>
      <p className={classes.facts}>
        {title !== '' && (
          <>
            <bdi>{title}</bdi>
            {' · '}
          </>
        )}
        {role === 'staff' ? (
          <Trans>
            {client} and {freelancer}
          </Trans>
        ) : (
          <Trans>You and {other}</Trans>
        )}
      </p>
      <PlayNote place="card" />
      <div className={classes.frozen}>
        <p className={classes.sum}>
          <span className={classes.facts}>
            {outcome ? <Trans>Was frozen</Trans> : <Trans context="tokens in a dispute">Frozen</Trans>}
          </span>
          <strong>
            <Worth of={frozen} />
          </strong>
        </p>
        <HideAmounts />
      </div>
      <p className={classes.next} data-own={next?.is_own === 1 || undefined} role="status">
        <Standing of={dispute} sides={sides} />
      </p>
      {outcome?.split && <SplitShown of={outcome.split} sides={sides} />}
      {outcome && outcome.reason !== '' && (
        <blockquote className={classes.reason}>
          <p dir="auto" className={classes.text}>
            {outcome.reason}
          </p>
        </blockquote>
      )}
      <DisputeActions dispute={dispute} sides={sides}>
        {role === 'staff' ? (
          <Button component={Link} to={paths.adminDispute(dispute.id)} variant="default" size="sm">
            <Trans>Show in Administration</Trans>
          </Button>
        ) : (
          <Button component={Link} to={paths.agreement(payment_id)} variant="default" size="sm">
            <Trans>Show the agreement</Trans>
          </Button>
        )}
        {project_id !== null && (
          <Button component={Link} to={paths.job(project_id)} variant="default" size="sm">
            <Trans>Show the project</Trans>
          </Button>
        )}
      </DisputeActions>
    </Card>
  )
}

function Evidence({ dispute, sides }: PartProps) {
  const heading = useId()
  return (
    <Card as="section" aria-labelledby={heading} className={classes.part}>
      <h2 id={heading} className={classes.name}>
        <Trans>Add to the dispute</Trans>
      </h2>
      <EvidenceForm key={dispute.id} dispute={dispute} sides={sides} />
    </Card>
  )
}

export function Shown({ dispute }: { dispute: Dispute }) {
  const { t } = useLingui()
  const { description } = dispute
  usePageTitle(t`Dispute: ${description}`)
  const sides = useDisputeSides(dispute)
  const { offers, outcome, acts } = dispute
  return (
    <div className={classes.page}>
      <OfflineNote />
      <Head dispute={dispute} sides={sides} />
      {(!outcome || offers.client || offers.freelancer) && <Offers dispute={dispute} sides={sides} />}
      {acts.includes('add_evidence') && <Evidence dispute={dispute} sides={sides} />}
      <DisputeLog log={dispute.log} sides={sides} />
    </div>
  )
}

function Absent() {
  const { t } = useLingui()
  usePageTitle(t`Not found`)
  return (
    <Card as="div">
      <EmptyState
        isPage
        title={<Trans>We can't find this dispute</Trans>}
        hint={<Trans context="a dispute">It was deleted, or you don't have access to it.</Trans>}
        action={
          <Button component={Link} to={paths.disputes()} variant="light">
            <Trans>Your disputes</Trans>
          </Button>
        }
      />
    </Card>
  )
}

function DisputeOf({ id }: { id: number }) {
  const { t } = useLingui()
  const read = useRead('get_dispute', { dispute_id: id })
  if (read.error?.refusal === 'dispute_not_found') return <Absent />
  if (read.data) return <Shown dispute={read.data.data} />
  return (
    <>
      <VisuallyHidden as="h1">{t`Dispute`}</VisuallyHidden>
      <LoadingPage read={read} />
    </>
  )
}

/** A dispute, for its two and for who decides it. */
export default function DisputePage() {
  const { disputeId = '' } = useParams({ strict: false })
  return (
    <FreelanceShell>
      {/^[1-9][0-9]{0,14}$/.test(disputeId) ? (
        <DisputeOf key={disputeId} id={Number(disputeId)} />
      ) : (
        <Absent />
      )}
    </FreelanceShell>
  )
}
