import { decimalText } from '@commons/contract/shared/units.ts'
import type { WalletBalance } from '@commons/contract/wallet.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { balanceAfter } from '../../../money/after.ts'
import { AmountField } from '../../../money/AmountField.tsx'
import { Money } from '../../../money/Money.tsx'
import { MoneyButton } from '../../../money/MoneyButton.tsx'
import { amountText } from '../../../money/shown-amount.ts'
import { Sums } from '../../../money/Sums.tsx'
import { typedAmount } from '../../../money/typed-amount.ts'
import { useMoneyStop } from '../../../money/use-money-stop.ts'
import { usePayment } from '../../../money/use-payment.ts'
import { useConfirm } from '../../../ui/confirm.ts'
import { FailureNote } from '../../../ui/FailureNote.tsx'
import classes from '../WalletDialog.module.css'
import { VerifyNote } from '../VerifyNote.tsx'
import ownClasses from './RewardForm.module.css'
import type { RewardedFor } from './rewarded-for.ts'

interface RewardFormProps {
  wallet: WalletBalance
  to: RewardedFor
  name: string
  onClose: () => void
}

const presets = ['1', '5', '10'] as const

/** The number of tokens: one of three amounts or another, up to the balance. */
export function RewardForm({ wallet, to, name, onClose }: RewardFormProps) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const [text, setText] = useState('')
  const stop = useMoneyStop(wallet)
  const said = { onDone: onClose, ms: 2000, done: t`Success` }
  const [tip, reelTip] = [usePayment('tip', said), usePayment('reel_tip', said)]
  const payment = 'postId' in to ? tip : reelTip
  // With other values it would be another payment than the one that may have been made.
  const isFixed = payment.pending || payment.unsure
  const typed = typedAmount(text, 'FCELL')
  const after =
    typed.state === 'amount' ? balanceAfter(wallet.fcell_balance, typed.units, 'FCELL') : undefined
  const balance = amountText(wallet.fcell_balance, { language: i18n.locale, full: true })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (payment.unsure && !stop) return payment.again()
    if (typed.state !== 'amount' || after === undefined || stop || payment.pending) return
    const token = decimalText(typed.units, 'FCELL')
    const isSure = await confirm(<Trans>Are you sure to Pay this.</Trans>, {
      about: (
        <div className={classes.asked}>
          <span>
            {' '}
            <Trans>
              <Money amount={token} currency="FCELL" full always /> to {name}
            </Trans>
          </span>
          <Sums
            sums={[
              { name: 'fee', label: <Trans>Fee</Trans>, amount: '0', currency: 'FCELL' },
              { name: 'after', label: <Trans>Balance after</Trans>, amount: after, currency: 'FCELL' },
            ]}
          />
        </div>
      ),
    })
    if (!isSure) return
    if ('postId' in to) void tip.pay({ post_id: to.postId, token })
    else void reelTip.pay({ reel_id: to.reelId, token })
  }

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {wallet.is_verified === 0 && <VerifyNote />}
      <div className={ownClasses.presets} role="group" aria-label={t`Tokens`}>
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={text === preset}
            disabled={
              isFixed ||
              balanceAfter(wallet.fcell_balance, BigInt(preset) * 10n ** 18n, 'FCELL') === undefined
            }
            onClick={() => setText(preset)}
          >
            {preset}
          </button>
        ))}
      </div>
      <AmountField
        label={t`Tokens`}
        currency="FCELL"
        value={text}
        onAmount={setText}
        balance={wallet.fcell_balance}
        readOnly={isFixed}
        error={!isFixed && typed.state === 'amount' && after === undefined && t`That's more than you have.`}
      />
      <p className={classes.text}>
        <Trans>Cannot spend more than {balance} tokens</Trans>
      </p>
      <p className={ownClasses.kind}>
        <span>
          <Trans>Payment type</Trans>
        </span>
        <span>
          <Trans>On-chain</Trans>
        </span>
      </p>
      <FailureNote failure={payment.unsure ? t`Some Error Occured!` : payment.failure} />
      {payment.unsure && <p className={classes.text}>{payment.failure}</p>}
      <div className={classes.actions}>
        <MoneyButton
          stop={wallet.is_verified === 0 ? undefined : stop}
          type="submit"
          disabled={(after === undefined && !payment.unsure) || stop !== undefined}
          loading={payment.pending}
        >
          <Trans>Send</Trans>
        </MoneyButton>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
