import type { WalletBalance } from '@commons/contract/wallet/wallet.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { balanceAfter } from '../../../money/after.ts'
import { Money } from '../../../money/Money.tsx'
import { usePayment } from '../../../money/use-payment.ts'
import classes from './RewardForm.module.css'
import type { RewardedFor } from './rewarded-for.ts'
import { TokensForm } from './TokensForm.tsx'

interface RewardFormProps {
  wallet: WalletBalance
  to: RewardedFor
  name: string
  onClose: () => void
}

const presets = ['1', '5', '10'] as const

/** The number of tokens: one of three amounts or another, up to the balance. */
export function RewardForm({ wallet, to, name, onClose }: RewardFormProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const payment = usePayment(to.call, { onDone: onClose, ms: 2000, done: t`Success` })

  return (
    <TokensForm
      wallet={wallet}
      payment={payment}
      text={text}
      onText={setText}
      presets={
        <div className={classes.presets} role="group" aria-label={t`Tokens`}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              aria-pressed={text === preset}
              disabled={
                payment.pending ||
                payment.unsure ||
                balanceAfter(wallet.fcell_balance, BigInt(preset) * 10n ** 18n, 'FCELL') === undefined
              }
              onClick={() => setText(preset)}
            >
              {preset}
            </button>
          ))}
        </div>
      }
      renderAsked={(token) => (
        <span>
          <Trans>
            <Money amount={token} currency="FCELL" full always /> to {name}
          </Trans>
        </span>
      )}
      onPay={(token) => void payment.pay({ ...to.of, token })}
      onClose={onClose}
    >
      <p className={classes.kind}>
        <span>
          <Trans>Payment type</Trans>
        </span>
        <span>
          <Trans>On-chain</Trans>
        </span>
      </p>
    </TokensForm>
  )
}
