import type { Duration, Offer, Plan } from '@commons/contract/plans.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { useConnection } from '../../api/connection.ts'
import { useSession } from '../../api/session.ts'
import { amountText } from '../../money/shown-amount.ts'
import { paths } from '../../paths.ts'
import { openDialog } from '../../ui/stage.ts'
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
          <ActionName offer={offer} name={plan.name} isOwn={isOwn} />
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

function ActionName({ offer, name, isOwn }: { offer: Offer; name: string; isOwn: boolean }): ReactNode {
  switch (offer.change) {
    case 'resume':
      return <Trans>Keep {name}</Trans>
    case 'pay':
      return <Trans>Pay now</Trans>
    case 'later':
      return isOwn ? <Trans>Change the period</Trans> : <Trans>Switch to {name}</Trans>
    default:
      return <Trans>Upgrade to {name}</Trans>
  }
}

function Note({ offer, isOwn, own }: { offer: Offer; isOwn: boolean; own: OwnDetail | undefined }) {
  const { i18n } = useLingui()
  const date = i18n.date(offer.starts_at, { dateStyle: 'long' })
  const missing = amountText(offer.missing, { language: i18n.locale })
  if (offer.missing !== '0')
    return (
      <>
        <Trans>You need {missing} more tokens</Trans> ·{' '}
        <Link to={paths.wallet()} className={classes.link}>
          <Trans>Buy tokens</Trans>
        </Link>
      </>
    )
  if (offer.change === 'later') return <Trans>Starts on {date}. You pay then.</Trans>
  if (offer.change === 'none' && !isOwn) return <Trans>You switch on {date}.</Trans>
  if (offer.change === 'upgrade' && own?.plan && offer.credit !== '0')
    return <Trans>Unused days of your plan count.</Trans>
  return null
}
