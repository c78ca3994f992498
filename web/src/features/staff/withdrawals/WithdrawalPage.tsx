import type { heldUpReasons, WithdrawalCase } from '@commons/contract/wallet/approvals.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { Money } from '../../../money/Money.tsx'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import { ChainHash, groupedAddress, useStateNames } from '../../wallet/public.ts'
import { Fact } from '../frame/Fact.tsx'
import classes from '../frame/Rows.module.css'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import { WithdrawalHistory } from './WithdrawalHistory.tsx'

const dialogs = () => import('./WithdrawalDialogs.tsx')
const ApproveDialog = piece(async () => ({ default: (await dialogs()).ApproveDialog }))
const RefuseDialog = piece(async () => ({ default: (await dialogs()).RefuseDialog }))
const ReplaceDialog = piece(async () => ({ default: (await dialogs()).ReplaceDialog }))
const RecordDialog = piece(async () => ({ default: (await dialogs()).RecordDialog }))

const heldUpNames: Readonly<Record<(typeof heldUpReasons)[number], MessageDescriptor>> = {
  limit_a_day: msg`The signer has signed as much as it may in a day. It goes on by itself.`,
  no_funds: msg`The wallet of withdrawals has too little. It goes on once there is more.`,
  not_approved: msg`The signer doesn't accept its approval: the key of approvals is another, or the withdrawal was changed since.`,
  signed_otherwise: msg`The signer has signed another payment under its number. Look for it on the chain before anything else.`,
  fee_too_high: msg`The chain takes more for it than the signer may pay. It goes on once that is less.`,
}

/** What may be noted about it: of what the signer sends, only that it isn't wanted any more. */
function statesOf({ state, is_signed }: WithdrawalCase) {
  if (state === 'sent') return ['confirmed', 'dropped'] as const
  return is_signed === 1 ? (['failed'] as const) : (['sent', 'confirmed', 'failed'] as const)
}

/** A withdrawal with what one needs to decide it. */
export default function WithdrawalPage() {
  const { t } = useLingui()
  const { withdrawalId = '' } = useParams({ strict: false })
  return (
    <StaffPage name={t`A withdrawal`} roles={['admin', 'finance']}>
      {/^[1-9][0-9]{0,14}$/.test(withdrawalId) ? (
        <WithdrawalOf key={withdrawalId} id={Number(withdrawalId)} />
      ) : (
        <Absent />
      )}
    </StaffPage>
  )
}

function WithdrawalOf({ id }: { id: number }) {
  const read = useRead('admin_withdrawal_detail', { withdrawal_id: id })
  if (read.error?.refusal === 'withdrawal_not_found') return <Absent />
  if (!read.data)
    return (
      <Card as="div">
        <StaffLoaded read={read}>{() => null}</StaffLoaded>
      </Card>
    )
  const { history, ...of } = read.data.recdata
  return (
    <>
      <Shown of={of} looksLike={history.looks_like} />
      <WithdrawalHistory of={of} history={history} />
    </>
  )
}

function Absent() {
  return (
    <Card as="div">
      <EmptyState
        title={<Trans>We can't find this withdrawal</Trans>}
        hint={<Trans>Its member may have left.</Trans>}
        action={
          <Button component={Link} to={paths.adminWithdrawals()}>
            <Trans>All withdrawals</Trans>
          </Button>
        }
      />
    </Card>
  )
}

function Shown({ of, looksLike }: { of: WithdrawalCase; looksLike: string }) {
  const { i18n, t } = useLingui()
  const names = useStateNames()
  const when = (at: string) => i18n.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Card className={classes.part} aria-labelledby="withdrawal">
      <h2 id="withdrawal">
        <Money amount={of.amount} currency={of.currency} full always />
      </h2>
      <dl className={classes.sheet}>
        <Fact name={<Trans>State</Trans>}>{names[of.state]}</Fact>
        <Fact name={<Trans>Leaves</Trans>}>
          <Money amount={of.net} currency={of.currency} full always />
        </Fact>
        <Fact name={<Trans>Fee</Trans>}>
          <Money amount={of.fees} currency={of.currency} full always />
        </Fact>
        <Fact name={<Trans>Address</Trans>}>
          <code>{groupedAddress(of.address)}</code>
          {of.label !== '' && (
            <>
              {' '}
              <bdi>({of.label})</bdi>
            </>
          )}
        </Fact>
        {looksLike !== '' && (
          <Fact name={<Trans>Could be taken for</Trans>}>
            <code>{groupedAddress(looksLike)}</code>{' '}
            <Trans>
              They have withdrawn to this one before, and it is another. Ask them before you approve.
            </Trans>
          </Fact>
        )}
        {of.hash !== '' && (
          <Fact name={<Trans>Hash of the chain</Trans>}>
            <ChainHash hash={of.hash} short={of.hash} link={of.hash_link} />
          </Fact>
        )}
        {of.held_up !== '' && <Fact name={<Trans>Not sent yet</Trans>}>{t(heldUpNames[of.held_up])}</Fact>}
        {of.reason !== '' && (
          <Fact name={<Trans>Reason</Trans>}>
            <bdi>{of.reason}</bdi>
          </Fact>
        )}
      </dl>
      <ol className={classes.rows}>
        {of.states.map((step) => (
          <li key={step.state} className={classes.facts}>
            {names[step.state]} <time dateTime={step.at}>{when(step.at)}</time>
          </li>
        ))}
      </ol>
      <Acts of={of} />
    </Card>
  )
}

function Acts({ of }: { of: WithdrawalCase }) {
  const [open, setOpen] = useState<'approve' | 'refuse' | 'record' | 'faster' | 'cancel'>()
  const close = () => setOpen(undefined)
  const { state, withdrawal_id: id } = of
  const isSent = state === 'sending' || state === 'sent'
  if (!isSent && state !== 'waiting_approval' && state !== 'waiting_address') return null
  if (of.is_own === 1)
    return (
      <p className={classes.facts}>
        <Trans>This is your own withdrawal. Somebody else has to decide it.</Trans>
      </p>
    )
  if (of.is_signed === 1 && (state === 'sent' || of.is_replaceable === 1 || of.is_cancelling === 1))
    return (
      <>
        <p className={classes.facts}>
          {of.is_cancelling === 1 ? (
            <Trans>The chain is asked to take nothing in its place. It says which comes first.</Trans>
          ) : (
            <Trans>The signer has sent it. What becomes of it, its chain says.</Trans>
          )}
        </p>
        {of.is_replaceable === 1 && (
          <div className={classes.actions}>
            <Button variant="default" onClick={() => setOpen('faster')}>
              <Trans>Pay more</Trans>
            </Button>
            <Button variant="default" onClick={() => setOpen('cancel')}>
              <Trans>Try to stop it</Trans>
            </Button>
          </div>
        )}
        <Suspense>
          {(open === 'faster' || open === 'cancel') && (
            <ReplaceDialog withdrawalId={id} how={open} onClose={close} />
          )}
        </Suspense>
      </>
    )
  return (
    <div className={classes.actions}>
      {state === 'waiting_approval' && (
        <Button onClick={() => setOpen('approve')}>
          <Trans context="withdrawal">Approve</Trans>
        </Button>
      )}
      {isSent ? (
        <Button onClick={() => setOpen('record')}>
          <Trans>Note what became of it</Trans>
        </Button>
      ) : (
        <Button variant="default" onClick={() => setOpen('refuse')}>
          <Trans context="withdrawal">Refuse</Trans>
        </Button>
      )}
      <Suspense>
        {open === 'approve' && <ApproveDialog of={of} onClose={close} />}
        {open === 'refuse' && <RefuseDialog withdrawalId={id} onClose={close} />}
        {open === 'record' && (
          <RecordDialog withdrawalId={id} hash={of.hash} states={statesOf(of)} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}
