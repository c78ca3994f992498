import type { Duration, Offer, Plan } from '@commons/contract/plans/plans.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { useConnection } from '../../api/connection.ts'
import { useSession } from '../../api/session.ts'
import { amountText } from '../../money/shown-amount.ts'
import { paths } from '../../paths.ts'
import { openDialog } from '../../ui/dialog/dialog-host.ts'
import { CancelButton } from './CancelButton.tsx'
import type { OwnDetail } from './own-detail.ts'
import classes from './PlanActions.module.css'

interface PlanActionsProps {
  plan: Plan
  duration: Duration
  own: OwnDetail | undefined
}

const openConfirm = (planId: number, duration: Duration) =>
  openDialog(() => import('./PlanDialog.tsx'), { planId, duration })
const openTrial = () => openDialog(() => import('./TrialDialog.tsx'), {})

/** The member's actions on a plan, or why there are none. */
export function PlanActions({ plan, duration, own }: PlanActionsProps) {
  const noteId = useId()
  const offline = useConnection() === 'offline'
  const isVerified = useSession()?.email_verified !== '0'
  const offer = duration === 'y' ? plan.yearly : plan.monthly
  const isPoor = offer.missing !== '0'
  const canTry = plan.code === 'plus' && own?.can_try_plus === 1
  const isOwn = own?.plan?.code === plan.code
  const canStop = isOwn && (own.plan?.renews === 1 || own.plan?.state === 'grace')
  return (
    <div className={classes.actions}>
      {offer.change !== 'none' && (
        <Button
          fullWidth
          disabled={isPoor || offline || !isVerified}
          aria-describedby={noteId}
          onClick={() => void openConfirm(plan.id, duration)}
        >
          <ActionName offer={offer} name={plan.name} isOwn={isOwn} duration={duration} />
        </Button>
      )}
      <div id={noteId} className={classes.note}>
        {offline ? (
          <Trans>You're offline. You can do this when you're back.</Trans>
        ) : (
          <Note offer={offer} isOwn={isOwn} own={own} />
        )}
      </div>
      {canTry && (
        <Button
          fullWidth
          variant="default"
          disabled={offline || !isVerified}
          onClick={() => void openTrial()}
        >
          <Trans>Try Plus free for a month</Trans>
        </Button>
      )}
      {canStop && <CancelButton plan={own.plan} />}
    </div>
  )
}

interface ActionNameProps {
  offer: Offer
  name: string
  isOwn: boolean
  duration: Duration
}

function ActionName({ offer, name, isOwn, duration }: ActionNameProps): ReactNode {
  switch (offer.change) {
    case 'resume':
      return <Trans>Keep {name}</Trans>
    case 'pay':
      return <Trans>Pay now</Trans>
    case 'later':
    case 'upgrade':
      if (isOwn) return duration === 'y' ? <Trans>Switch to yearly</Trans> : <Trans>Switch to monthly</Trans>
      return offer.change === 'later' ? <Trans>Switch to {name}</Trans> : <Trans>Upgrade to {name}</Trans>
    default:
      return <Trans>Upgrade to {name}</Trans>
  }
}

function Note({ offer, isOwn, own }: { offer: Offer; isOwn: boolean; own: OwnDetail | undefined }) {
  const { i18n } = useLingui()
  const date = i18n.date(offer.starts_at, { dateStyle: 'long' })
  const missing = amountText(offer.missing, { language: i18n.locale })
  const today = offer.change === 'upgrade' && own?.plan && <Today offer={offer} />
  if (offer.missing !== '0')
    return (
      <>
        {today}
        <p>
          <Trans>You need {missing} more tokens</Trans> ·{' '}
          <Link to={paths.wallet()} className={classes.link}>
            <Trans>Buy tokens</Trans>
          </Link>
        </p>
      </>
    )
  if (today) return today
  if (offer.change === 'later') return <Trans>Starts on {date}. You pay then.</Trans>
  if (offer.change === 'none' && !isOwn) return <Trans>You switch on {date}.</Trans>
  return null
}

/** What a plan costs today, with what is credited for the present one. */
function Today({ offer }: { offer: Offer }) {
  const { i18n } = useLingui()
  const tokens = (amount: string) => amountText(amount, { language: i18n.locale })
  const [charge, credit] = [tokens(offer.charge), tokens(offer.credit)]
  const isBack = offer.due.startsWith('-')
  const due = tokens(isBack ? offer.due.slice(1) : offer.due)
  if (offer.credit === '0')
    return (
      <p>
        <Trans>Costs {due} tokens today.</Trans>
      </p>
    )
  return (
    <p>
      {isBack ? (
        <Trans>
          You get {due} tokens back today: {credit} for your plan's unused days, minus the price of {charge}.
        </Trans>
      ) : (
        <Trans>
          Costs {due} tokens today: {charge} minus {credit} for your plan's unused days.
        </Trans>
      )}
    </p>
  )
}
