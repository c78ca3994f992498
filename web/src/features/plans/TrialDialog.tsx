import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useRead } from '../../api/use-call.ts'
import { MoneyButton } from '../../money/MoneyButton.tsx'
import { amountText } from '../../money/shown-amount.ts'
import { useMoneyStop } from '../../money/use-money-stop.ts'
import { usePayment } from '../../money/use-payment.ts'
import { Loaded } from '../../shown/Loaded.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import formClasses from '../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../ui/states/FailureNote.tsx'
import { shownFor } from './shown-for.ts'

/** Explains how the free month ends, before it begins. */
export default function TrialDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const read = useRead('plan_price', {})
  const stop = useMoneyStop(undefined)
  const { pay, pending, failure } = usePayment('start_plus_trial', { ms: shownFor, onDone: onClose })
  const plus = read.data?.recdata[0]
  return (
    <Dialog opened title={<Trans>Try Plus</Trans>} size="small" onClose={onClose}>
      <Loaded read={{ ...read, data: plus }}>
        {({ monthly, monthly_charges }) => {
          const price = amountText(monthly_charges, { language: i18n.locale })
          const date = i18n.date(monthly.next_charge_at, { dateStyle: 'long' })
          return (
            <div className={formClasses.form}>
              <p className={formClasses.note}>
                <Trans>
                  Plus is free until {date}. Then it renews for {price} tokens a month while you have enough.
                  Cancel any time before.
                </Trans>
              </p>
              <FailureNote failure={failure} />
              <div className={formClasses.actions}>
                <Button variant="default" onClick={onClose}>
                  <Trans>Not now</Trans>
                </Button>
                <MoneyButton data-autofocus stop={stop} loading={pending} onClick={() => void pay({})}>
                  <Trans>Start free month</Trans>
                </MoneyButton>
              </div>
            </div>
          )
        }}
      </Loaded>
    </Dialog>
  )
}
