import type { Duration, Offer, Plan } from '@commons/contract/plans/plans.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRead } from '../../api/use-call.ts'
import { MoneyButton } from '../../money/MoneyButton.tsx'
import { amountText } from '../../money/shown-amount.ts'
import { useMoneyStop } from '../../money/use-money-stop.ts'
import { PlayNote } from '../../money/PlayNote.tsx'
import { usePayment } from '../../money/use-payment.ts'
import { Loaded } from '../../shown/Loaded.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import formClasses from '../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../ui/states/FailureNote.tsx'
import { PlanSums } from './PlanSums.tsx'
import { shownFor } from './shown-for.ts'

interface PlanDialogProps {
  planId: number
  duration: Duration
  onClose: () => void
}

/** Shows what a plan costs now and later, before the member takes it. */
export default function PlanDialog({ planId, duration, onClose }: PlanDialogProps) {
  const read = useRead('plan_price', {})
  const plan = read.data?.recdata.find(({ id }) => id === planId)
  const name = plan?.name ?? ''
  return (
    <Dialog opened title={<Trans>Confirm {name}</Trans>} size="small" onClose={onClose}>
      <Loaded read={{ ...read, data: plan }}>
        {(found) => <Confirm plan={found} duration={duration} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

function Confirm({ plan, duration, onClose }: { plan: Plan; duration: Duration; onClose: () => void }) {
  const client = useQueryClient()
  const offer: Offer = duration === 'y' ? plan.yearly : plan.monthly
  const stop = useMoneyStop(undefined)
  const payment = usePayment('plan_update', {
    ms: shownFor,
    onDone: onClose,
    // The displayed amounts are outdated.
    onRefused: () => void client.invalidateQueries({ queryKey: ['plan_price'] }),
  })
  return (
    <div className={formClasses.form}>
      <PlayNote place="card" />
      <PlanSums plan={plan} duration={duration} offer={offer} />
      <FailureNote failure={payment.failure} />
      <div className={formClasses.actions}>
        <Button variant="default" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
        <MoneyButton
          data-autofocus
          stop={stop}
          loading={payment.pending}
          disabled={!payment.unsure && (offer.missing !== '0' || offer.change === 'none')}
          onClick={() => {
            if (payment.unsure) payment.again()
            else void payment.pay({ plan_id: plan.code === 'plus' ? 1 : 2, duration, due: offer.due })
          }}
        >
          <Pays offer={offer} />
        </MoneyButton>
      </div>
    </div>
  )
}

function Pays({ offer }: { offer: Offer }) {
  if (offer.due === '0' || offer.due.startsWith('-')) return <Trans>Confirm</Trans>
  return <PayAmount due={offer.due} />
}

function PayAmount({ due }: { due: string }) {
  const { i18n } = useLingui()
  const tokens = amountText(due, { language: i18n.locale })
  return <Trans>Pay {tokens} tokens</Trans>
}
