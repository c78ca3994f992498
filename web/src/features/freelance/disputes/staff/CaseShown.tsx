import type { Dispute, DisputeCase } from '@commons/contract/freelance/disputes.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useRead, useWrite } from '../../../../api/use-call.ts'
import { HideAmounts } from '../../../../money/HideAmounts.tsx'
import { PlayNote } from '../../../../money/PlayNote.tsx'
import { paths } from '../../../../paths.ts'
import { OfflineNote, OnlineButton } from '../../../../settings-kit/OnlineButton.tsx'
import { Loaded } from '../../../../shown/Loaded.tsx'
import { openDialog } from '../../../../ui/dialog/dialog-host.ts'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Moment } from '../../agreement/agreement-texts.tsx'
import { MilestoneEvents } from '../../payment/MilestoneHistory.tsx'
import { Worth } from '../../payment/milestone-texts.tsx'
import classes from '../Dispute.module.css'
import { useDisputeSides, type DisputeSides } from '../dispute-sides.ts'
import { DisputeBadge, Standing } from '../dispute-texts.tsx'
import { DisputeLog } from '../DisputeLog.tsx'
import { Offers } from '../Offers.tsx'
import { SplitShown } from '../SplitShown.tsx'
import { DisputeChat } from './DisputeChat.tsx'
import { Taken } from './Taken.tsx'

function ProfileLink({ of: { user_id, full_name: name } }: { of: NonNullable<DisputeCase['client']> }) {
  return (
    <Button component={Link} to={paths.timeline(user_id)} variant="default" size="sm">
      <Trans>Profile of {name}</Trans>
    </Button>
  )
}

interface CaseHeadProps {
  of: DisputeCase
  sides: DisputeSides
  /** What is in it; missing until the reader has taken it. */
  dispute: Dispute | undefined
}

/** What it is about, what is frozen, who decides it, and what the reader can do about it. */
function CaseHead({ of, sides, dispute }: CaseHeadProps) {
  const heading = useId()
  const take = useWrite('take_dispute')
  const { outcome } = of
  const { client, freelancer } = sides
  const opener = sides[of.opened_by]
  const mayDecide = dispute?.acts.includes('decide') ?? false
  return (
    <Card as="section" aria-labelledby={heading} className={classes.part}>
      <div className={classes.head}>
        <h2 id={heading} className={classes.name}>
          <bdi>{of.description}</bdi>
        </h2>
        <DisputeBadge status={of.status} />
      </div>
      <p className={classes.facts}>
        {of.title !== '' && (
          <>
            <bdi>{of.title}</bdi>
            {' · '}
          </>
        )}
        <Trans>
          {client} (client) and {freelancer} (freelancer)
        </Trans>
      </p>
      <p className={classes.facts}>
        <Trans>
          {opener} opened it on <Moment at={of.opened_at} />.
        </Trans>
        {of.escalated_at !== null && (
          <>
            {' '}
            <Trans>
              It was handed to staff on <Moment at={of.escalated_at} />.
            </Trans>
          </>
        )}
      </p>
      <PlayNote place="card" />
      <div className={classes.frozen}>
        <p className={classes.sum}>
          <span className={classes.facts}>
            {outcome ? <Trans>Was frozen</Trans> : <Trans context="tokens in a dispute">Frozen</Trans>}
          </span>
          <strong>
            <Worth of={of.frozen} />
          </strong>
        </p>
        <HideAmounts />
      </div>
      <p className={classes.next} role="status">
        <Standing of={{ ...of, role: 'staff' }} sides={sides} />
      </p>
      {outcome?.split && <SplitShown of={outcome.split} sides={sides} />}
      {outcome && outcome.reason !== '' && (
        <blockquote className={classes.reason}>
          <p dir="auto" className={classes.text}>
            {outcome.reason}
          </p>
        </blockquote>
      )}
      <Taken of={of} />
      {of.is_own === 0 && of.ruling && (
        <p className={classes.facts}>
          <Trans>The log, the files and the history open only to who has taken it.</Trans>
        </p>
      )}
      <div className={classes.actions}>
        {of.can_take === 1 && (
          <OnlineButton size="sm" loading={take.isPending} onClick={() => take.mutate({ dispute_id: of.id })}>
            <Trans context="a dispute">Take it</Trans>
          </OnlineButton>
        )}
        {dispute && mayDecide && (
          <OnlineButton
            size="sm"
            onClick={() => void openDialog(() => import('./DecideDialog.tsx'), { dispute, sides })}
          >
            <Trans context="a dispute">Decide</Trans>
          </OnlineButton>
        )}
        {of.project_id !== null && (
          <Button component={Link} to={paths.job(of.project_id)} variant="default" size="sm">
            <Trans>Show the project</Trans>
          </Button>
        )}
        {of.client && <ProfileLink of={of.client} />}
        {of.freelancer && <ProfileLink of={of.freelancer} />}
      </div>
    </Card>
  )
}

function History({ history, sides }: { history: Dispute['history']; sides: DisputeSides }) {
  const heading = useId()
  return (
    <Card as="section" aria-labelledby={heading} className={classes.part}>
      <h2 id={heading} className={classes.name}>
        <Trans>History of the milestone</Trans>
      </h2>
      <MilestoneEvents history={history} sides={sides} />
    </Card>
  )
}

function Inside({ dispute, sides }: { dispute: Dispute; sides: DisputeSides }) {
  const { offers, outcome, acts, history } = dispute
  return (
    <>
      {(!outcome || offers.client || offers.freelancer) && <Offers dispute={dispute} sides={sides} />}
      <DisputeLog log={dispute.log} sides={sides} />
      {history.length > 0 && <History history={history} sides={sides} />}
      {acts.includes('read_chat') && <DisputeChat id={dispute.id} sides={sides} />}
    </>
  )
}

function OwnCase({ of, sides }: Omit<CaseHeadProps, 'dispute'>) {
  const read = useRead('get_dispute', { dispute_id: of.id })
  return (
    <>
      <CaseHead of={of} sides={sides} dispute={read.data?.data} />
      {read.data ? (
        <Inside dispute={read.data.data} sides={sides} />
      ) : (
        <Card as="div">
          <Loaded read={read}>{() => null}</Loaded>
        </Card>
      )}
    </>
  )
}

/** A dispute as staff see it: its facts, and what is in it for who has taken it. */
export function CaseShown({ of }: { of: DisputeCase }) {
  const sides = useDisputeSides({ ...of, role: 'staff' })
  return (
    <div className={classes.page}>
      <OfflineNote />
      {of.is_own === 1 ? (
        <OwnCase of={of} sides={sides} />
      ) : (
        <CaseHead of={of} sides={sides} dispute={undefined} />
      )}
    </div>
  )
}
