import type { Agreement, AgreementVersion } from '@commons/contract/freelance/agreements.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { LoadingPage } from '../../../shown/LoadingPage.tsx'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { WordedCallButton } from '../../video-calls/public.ts'
import { Dollars } from '../Dollars.tsx'
import { FreelanceShell } from '../frame/FreelanceShell.tsx'
import { AgreementPayment } from '../payment/JobPayment.tsx'
import { ChatButton } from '../proposals/ChatButton.tsx'
import { AgreementReviews } from '../reviews/AgreementReviews.tsx'
import { AgreementShowcase } from '../showcases/AgreementShowcase.tsx'
import { AgreementBadge, Moment, NextAct, TermsLine } from './agreement-texts.tsx'
import classes from './AgreementPage.module.css'
import { OfferActions } from './OfferActions.tsx'

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt dir="auto">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Answers the change that waits, or takes it back. */
function ChangeActions({ change }: { change: AgreementVersion }) {
  const { mutate, isPending } = useWrite('answer_agreement_change')
  const answer = (status: 'accepted' | 'declined' | 'withdrawn') =>
    mutate({ change_id: change.change_id, status })
  return (
    <div className={classes.actions}>
      {change.is_own === 1 ? (
        <Button variant="default" loading={isPending} onClick={() => answer('withdrawn')}>
          <Trans>Withdraw change</Trans>
        </Button>
      ) : (
        <>
          <Button loading={isPending} onClick={() => answer('accepted')}>
            <Trans>Accept change</Trans>
          </Button>
          <Button variant="default" disabled={isPending} onClick={() => answer('declined')}>
            <Trans>Decline change</Trans>
          </Button>
        </>
      )}
    </div>
  )
}

function Version({ version, of }: { version: AgreementVersion; of: Agreement }) {
  const { t } = useLingui()
  const statuses: Record<AgreementVersion['status'], string> = {
    proposed: t({ message: 'waits for an answer', context: 'a version of terms' }),
    accepted: t({ message: 'accepted', context: 'a version of terms' }),
    declined: t({ message: 'declined', context: 'a version of terms' }),
    withdrawn: t({ message: 'withdrawn', context: 'a version of terms' }),
    lapsed: t({ message: 'ran out', context: 'a version of terms' }),
  }
  const by = (version.proposed_by === 'client' ? of.client : of.freelancer)?.full_name
  return (
    <li className={classes.version}>
      <strong>
        <Trans>Version {version.version}</Trans>
        {' · '}
        {statuses[version.status]}
      </strong>
      <span>
        <TermsLine of={version} />
      </span>
      {version.description !== '' && (
        <p dir="auto" className={classes.text}>
          {version.description}
        </p>
      )}
      {version.message !== '' && (
        <p className={classes.facts}>
          <Trans>“{version.message}”</Trans>
        </p>
      )}
      <p className={classes.facts}>
        {by}
        {by && ' · '}
        <Moment at={version.proposed_at} />
      </p>
    </li>
  )
}

export function Shown({ agreement }: { agreement: Agreement }) {
  const { t } = useLingui()
  const { id, project_id, title, status, role, client, freelancer, change, versions } = agreement
  usePageTitle(title === '' ? t`Agreement` : title)
  const other = role === 'client' ? freelancer : client
  return (
    <div className={classes.page}>
      <Card as="header" className={classes.part}>
        <div className={classes.head}>
          <h1 dir="auto" className={classes.title}>
            {title === '' ? <Trans>Agreement</Trans> : title}
          </h1>
          <AgreementBadge status={status} />
        </div>
        <p className={classes.facts}>
          {other === null ? (
            <Trans>The other side has left Commons.</Trans>
          ) : role === 'client' ? (
            <Trans>You and your freelancer {other.full_name}</Trans>
          ) : (
            <Trans>You and your client {other.full_name}</Trans>
          )}
        </p>
        {agreement.next && (
          <p className={classes.next}>
            <NextAct of={agreement} />
          </p>
        )}
        {agreement.reason !== '' && (
          <p className={classes.text}>
            <Trans>“{agreement.reason}”</Trans>
          </p>
        )}
        <OfferActions offer={agreement} />
        <div className={classes.actions}>
          {other && agreement.can_chat === 1 && (
            <>
              <ChatButton member={other} />
              {status === 'active' && (
                <WordedCallButton
                  whom={{
                    friend_id: other.user_id,
                    name: other.full_name,
                    avatar: other.profile_pic,
                    by_freelancer: 1,
                    hasCamera: true,
                  }}
                />
              )}
            </>
          )}
          {project_id !== null && (
            <Button component={Link} to={paths.job(project_id)} variant="default" size="sm">
              <Trans>Show the project</Trans>
            </Button>
          )}
          {status === 'active' && (
            <>
              {!change && (
                <Button
                  variant="default"
                  size="sm"
                  onClick={() => void openDialog(() => import('./ChangeDialog.tsx'), { agreement })}
                >
                  <Trans>Propose a change</Trans>
                </Button>
              )}
              <Button
                variant="outline"
                color="rose"
                size="sm"
                onClick={() =>
                  void openDialog(() => import('./ReasonDialog.tsx'), {
                    call: 'end_agreement',
                    paymentId: id,
                  })
                }
              >
                <Trans>End agreement</Trans>
              </Button>
            </>
          )}
        </div>
      </Card>
      {change && (
        <Card as="section" aria-labelledby="change" className={classes.part}>
          <h2 id="change" className={classes.name}>
            <Trans>Proposed change</Trans>
          </h2>
          <p className={classes.facts}>
            <TermsLine of={change} />
          </p>
          {change.description !== '' && (
            <p dir="auto" className={classes.text}>
              {change.description}
            </p>
          )}
          {change.message !== '' && (
            <p className={classes.text}>
              <Trans>“{change.message}”</Trans>
            </p>
          )}
          <ChangeActions change={change} />
        </Card>
      )}
      <AgreementPayment payment={agreement} />
      <Card as="section" aria-labelledby="terms" className={classes.part}>
        <h2 id="terms" className={classes.name}>
          <Trans>Terms</Trans>
        </h2>
        <dl className={classes.terms}>
          <Fact name={<Trans>Price and time</Trans>}>
            <TermsLine of={agreement} isWithoutTotal />
          </Fact>
          <Fact name={<Trans>Total Price</Trans>}>
            <Dollars amount={agreement.total} />
          </Fact>
          <Fact name={<Trans>Offered</Trans>}>
            <Moment at={agreement.offered_at} />
          </Fact>
          {agreement.accepted_at !== null && (
            <Fact name={<Trans>Accepted</Trans>}>
              <Moment at={agreement.accepted_at} />
            </Fact>
          )}
          {agreement.due_at !== null && (
            <Fact name={<Trans>Due</Trans>}>
              <Moment at={agreement.due_at} />
            </Fact>
          )}
          {agreement.ended_at !== null && (
            <Fact name={<Trans>Ended</Trans>}>
              <Moment at={agreement.ended_at} />
            </Fact>
          )}
        </dl>
        {agreement.description !== '' && (
          <p dir="auto" className={classes.text}>
            {agreement.description}
          </p>
        )}
      </Card>
      {agreement.accepted_at !== null && project_id !== null && (
        <Card as="section" aria-labelledby="reviews" className={classes.part}>
          <h2 id="reviews" className={classes.name}>
            <Trans>Reviews</Trans>
          </h2>
          <AgreementReviews jobId={project_id} agreement={agreement} />
        </Card>
      )}
      {agreement.accepted_at !== null && <AgreementShowcase agreement={agreement} />}
      <Card as="section" aria-labelledby="versions" className={classes.part}>
        <h2 id="versions" className={classes.name}>
          <Trans>All versions</Trans>
        </h2>
        <ol className={classes.versions}>
          {versions.map((version) => (
            <Version key={version.change_id} version={version} of={agreement} />
          ))}
        </ol>
      </Card>
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
        title={<Trans>We can't find this agreement</Trans>}
        hint={<Trans context="an agreement">It was deleted, or you don't have access to it.</Trans>}
        action={
          <Button component={Link} to={paths.freelancing()} variant="light">
            <Trans>Freelancing</Trans>
          </Button>
        }
      />
    </Card>
  )
}

function AgreementOf({ id }: { id: number }) {
  const { t } = useLingui()
  const read = useRead('get_agreement', { payment_id: id })
  if (read.error?.refusal === 'agreement_not_found') return <Absent />
  if (read.data) return <Shown agreement={read.data.data} />
  return (
    <>
      <VisuallyHidden as="h1">{t`Agreement`}</VisuallyHidden>
      <LoadingPage read={read} />
    </>
  )
}

/** An offer or agreement, for its two: its terms, its dates, and who acts next. */
export default function AgreementPage() {
  const { paymentId = '' } = useParams({ strict: false })
  return (
    <FreelanceShell>
      {/^[1-9][0-9]{0,14}$/.test(paymentId) ? (
        <AgreementOf key={paymentId} id={Number(paymentId)} />
      ) : (
        <Absent />
      )}
    </FreelanceShell>
  )
}
