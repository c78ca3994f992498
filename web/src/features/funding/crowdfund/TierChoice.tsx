import type { RewardTier } from '@commons/contract/projects/projects.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Money } from '../../../money/Money.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { Delivery } from '../rewards/Delivery.tsx'
import { isGone, leftOf } from '../rewards/left.ts'
import classes from '../Panel.module.css'

interface TierChoiceProps {
  tiers: readonly RewardTier[]
  chosen: number | undefined
  disabled: boolean
  onChoose: (tier: RewardTier | undefined) => void
}

/** Choice of the reward for a pledge, or none. */
export function TierChoice({ tiers, chosen, disabled, onChoose }: TierChoiceProps) {
  const name = useId()
  return (
    <fieldset className={form.choices}>
      <legend className={form.legend}>
        <Trans context="for a pledge">Reward</Trans>
      </legend>
      <label className={form.choice}>
        <input
          type="radio"
          name={name}
          checked={chosen === undefined}
          disabled={disabled}
          onChange={() => onChoose(undefined)}
        />
        <Trans>No reward</Trans>
      </label>
      {tiers.map((tier) => {
        const left = leftOf(tier)
        return (
          <label key={tier.reward_tier_id} className={form.choice}>
            <input
              type="radio"
              name={name}
              checked={chosen === tier.reward_tier_id}
              disabled={disabled || isGone(tier)}
              onChange={() => onChoose(tier)}
            />
            <span dir="auto" className={classes.about}>
              {tier.title}
              <span className={classes.aside}>
                <Trans>
                  from <Money amount={tier.amount} currency="FCELL" always />
                </Trans>
                {left !== undefined && (
                  <>
                    {' · '}
                    <Plural value={left} _0="none left" one="# left" other="# left" />
                  </>
                )}
                {tier.delivery !== null && (
                  <>
                    {' · '}
                    <Delivery month={tier.delivery} />
                  </>
                )}
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
