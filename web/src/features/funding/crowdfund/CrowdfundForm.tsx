import type { Funding } from '@commons/contract/funding.ts'
import type { RewardTier } from '@commons/contract/projects.ts'
import { decimalText, unitsOf } from '@commons/contract/shared/units.ts'
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
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { useMoneyStop } from '../../../money/use-money-stop.ts'
import { usePayment } from '../../../money/use-payment.ts'
import { useConfirm } from '../../../ui/confirm.ts'
import { FailureNote } from '../../../ui/FailureNote.tsx'
import { VerifyNote } from '../../wallet/public.ts'
import { Terms } from '../Terms.tsx'
import classes from './CrowdfundForm.module.css'
import { TierChoice } from './TierChoice.tsx'

interface CrowdfundFormProps {
  wallet: WalletBalance
  funding: Funding
  onClose: () => void
}

/** States the terms, then asks for the number of tokens, the reward and whether to show the name. */
export function CrowdfundForm({ wallet, funding, onClose }: CrowdfundFormProps) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<RewardTier>()
  const [isUnnamed, setIsUnnamed] = useState(false)
  const stop = useMoneyStop(wallet)
  const payment = usePayment('crowdfunding', { onDone: onClose, ms: 2000, done: t`Success` })
  // A changed form would be a different payment from the one that may have been made.
  const isFixed = payment.pending || payment.unsure
  const typed = typedAmount(text, 'FCELL')
  const after =
    typed.state === 'amount' ? balanceAfter(wallet.fcell_balance, typed.units, 'FCELL') : undefined
  const amount = (units: string) => amountText(units, { language: i18n.locale, full: true })
  const balance = amount(wallet.fcell_balance)
  const tierId = chosen?.reward_tier_id
  const tier = funding.tiers.find(({ reward_tier_id }) => reward_tier_id === tierId)
  // Owners may delete rewards nobody has taken. A payment that may have been made is retried unchanged.
  const isLost = chosen !== undefined && !tier && !isFixed
  const lost = isLost ? t`That reward is gone. Choose another one.` : undefined
  const least = tier && amount(tier.amount)
  const isTooSmall = tier && typed.state === 'amount' && typed.units < (unitsOf(tier.amount, 'FCELL') ?? 0n)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (payment.unsure && !stop) return payment.again()
    if (typed.state !== 'amount' || after === undefined || stop || payment.pending) return
    if (isTooSmall || isLost) return
    const token = decimalText(typed.units, 'FCELL')
    const isSure = await confirm(<Trans>Are you sure to Pay this.</Trans>, {
      about: (
        <div className={classes.asked}>
          <span>
            <Trans>
              <Money amount={token} currency="FCELL" full always /> to {funding.group_name}
            </Trans>
          </span>
          {chosen && (
            <span>
              <Trans>
                Reward: <bdi>{chosen.title}</bdi>
              </Trans>
            </span>
          )}
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
    void payment.pay({
      group_id: funding.id,
      token,
      is_unnamed: isUnnamed ? 1 : 0,
      ...(tierId === undefined ? {} : { reward_tier_id: tierId }),
    })
  }

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {wallet.is_verified === 0 && <VerifyNote />}
      <AmountField
        label={t`Tokens`}
        currency="FCELL"
        value={text}
        onAmount={setText}
        balance={wallet.fcell_balance}
        readOnly={isFixed}
        error={
          (!isFixed && typed.state === 'amount' && after === undefined && t`That's more than you have.`) ||
          (isTooSmall && t`This reward needs ${least} tokens or more.`)
        }
      />
      <p className={classes.text}>
        <Trans>Cannot spend more than {balance} tokens</Trans>
      </p>
      {(funding.tiers.length > 0 || chosen) && (
        <TierChoice
          tiers={funding.tiers}
          chosen={tierId}
          disabled={isFixed}
          onChoose={(next) => {
            setChosen(next)
            if (next && text === '') setText(next.amount)
          }}
        />
      )}
      <Checkbox
        label={t`Don't show my name`}
        checked={isUnnamed}
        disabled={isFixed}
        onChange={({ currentTarget }) => setIsUnnamed(currentTarget.checked)}
      />
      <p className={classes.kind}>
        <span>
          <Trans>Payment type</Trans>
        </span>
        <span>
          <Trans>On-chain</Trans>
        </span>
      </p>
      <Terms of={funding} />
      <FailureNote failure={payment.unsure ? t`Some Error Occured!` : payment.failure} />
      {payment.unsure && <p className={classes.text}>{payment.failure}</p>}
      <div className={classes.actions}>
        <MoneyButton
          stop={wallet.is_verified === 0 ? undefined : (stop ?? lost)}
          type="submit"
          disabled={
            stop !== undefined || (!payment.unsure && (after === undefined || isTooSmall === true || isLost))
          }
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
