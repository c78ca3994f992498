import type { Funding } from '@commons/contract/funding/funding.ts'
import type { RewardTier } from '@commons/contract/projects/projects.ts'
import { smallestPledge } from '@commons/contract/shared/funding-figures.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'
import type { WalletBalance } from '@commons/contract/wallet/wallet.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fieldText } from '../../../locales/contract-messages.ts'
import { Money } from '../../../money/Money.tsx'
import { amountText } from '../../../money/shown-amount.ts'
import { typedAmount } from '../../../money/typed-amount.ts'
import { usePayment } from '../../../money/use-payment.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { TokensForm } from '../../wallet/tips/public.ts'
import { isGone } from '../rewards/left.ts'
import { Terms } from '../Terms.tsx'
import classes from './CrowdfundForm.module.css'
import { PledgePresets } from './PledgePresets.tsx'
import { presetsOf } from './presets-of.ts'
import { TierChoice } from './TierChoice.tsx'

interface CrowdfundFormProps {
  wallet: WalletBalance
  funding: Funding
  /** The reward that is chosen at first. */
  tierId?: number | undefined
  onClose: () => void
}

/** States the terms, then asks for the number of tokens, the reward and whether to show the name. */
export function CrowdfundForm({ wallet, funding, tierId: wanted, onClose }: CrowdfundFormProps) {
  const { t, i18n } = useLingui()
  const [chosen, setChosen] = useState<RewardTier | undefined>(() =>
    funding.tiers.find((each) => each.reward_tier_id === wanted && !isGone(each)),
  )
  const [text, setText] = useState(chosen?.amount ?? '')
  const [isUnnamed, setIsUnnamed] = useState(false)
  const payment = usePayment('crowdfunding', { onDone: onClose, ms: 2000, done: t`Success` })
  const isFixed = payment.pending || payment.unsure
  const typed = typedAmount(text, 'FCELL')
  const tierId = chosen?.reward_tier_id
  const tier = funding.tiers.find(({ reward_tier_id }) => reward_tier_id === tierId)
  // Owners may delete rewards nobody has taken. A payment that may have been made is retried unchanged.
  const isLost = chosen !== undefined && !tier && !isFixed
  const least = tier && amountText(tier.amount, { language: i18n.locale, full: true })
  const isBelow = (amount: string) =>
    typed.state === 'amount' && typed.units < (unitsOf(amount, 'FCELL') ?? 0n)
  const tooSmall = isBelow(smallestPledge)
    ? fieldText('pledge_below_smallest')
    : tier && isBelow(tier.amount)
      ? t`This reward needs ${least} tokens or more.`
      : undefined

  return (
    <TokensForm
      wallet={wallet}
      payment={payment}
      text={text}
      onText={setText}
      error={tooSmall}
      presets={
        <PledgePresets
          amounts={presetsOf(funding.tiers, { balance: wallet.fcell_balance, least: tier?.amount })}
          text={text}
          disabled={isFixed}
          onText={setText}
        />
      }
      obstacle={isLost ? t`That reward is gone. Choose another one.` : undefined}
      renderAsked={(token) => (
        <>
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
        </>
      )}
      onPay={(token) =>
        void payment.pay({
          group_id: funding.id,
          token,
          is_unnamed: isUnnamed ? 1 : 0,
          ...(tierId === undefined ? {} : { reward_tier_id: tierId }),
        })
      }
      onClose={onClose}
    >
      {(funding.tiers.length > 0 || chosen) && (
        <TierChoice
          tiers={funding.tiers}
          chosen={tierId}
          disabled={isFixed}
          onChoose={(next) => {
            setChosen(next)
            // Less than the reward needs would only have to be typed again.
            const isEnough =
              next && typed.state === 'amount' && typed.units >= (unitsOf(next.amount, 'FCELL') ?? 0n)
            if (next && !isEnough) setText(next.amount)
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
    </TokensForm>
  )
}
