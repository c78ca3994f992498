import type { RewardTier } from '@commons/contract/projects/projects.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { Money } from '../../../money/Money.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { focusArea, useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import type { PanelProps } from '../panel-props.ts'
import classes from '../Panel.module.css'
import { leftOf } from './left.ts'
import { RewardTierForm } from './RewardTierForm.tsx'

/** A project's rewards by amount; its owner can add some while the project runs. */
export function RewardsPanel({ project: { id, tiers }, funding }: PanelProps) {
  const heading = useId()
  const [isAdding, setIsAdding] = useState(false)
  const add = useFocusBack(isAdding)
  const canAdd = funding?.is_owner === 1 && funding.state === 'running'
  if (tiers.length === 0 && !canAdd) return null
  return (
    <Card as="section" className={classes.panel} aria-labelledby={heading} {...focusArea}>
      <div className={classes.head}>
        <h2 id={heading} className={classes.heading}>
          <Trans>Rewards</Trans>
        </h2>
        {canAdd && !isAdding && (
          <Button ref={add} variant="light" onClick={() => setIsAdding(true)}>
            <Trans>Add a reward</Trans>
          </Button>
        )}
      </div>
      {isAdding && canAdd && <RewardTierForm groupId={id} onClose={() => setIsAdding(false)} />}
      {tiers.length === 0 && !isAdding && (
        <p className={classes.aside}>
          <Trans>Thank your backers with something for their pledge.</Trans>
        </p>
      )}
      <ul className={classes.rows}>
        {tiers.map((tier) => (
          <Row key={tier.reward_tier_id} tier={tier} canDelete={canAdd && tier.taken === 0} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ tier, canDelete }: { tier: RewardTier; canDelete: boolean }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const remove = useWrite('delete_reward_tier')
  const left = leftOf(tier)
  const { title } = tier
  async function ask() {
    if (await confirm(<Trans>Are you sure to delete this.</Trans>, { about: title, destructive: true }))
      remove.mutate({ reward_tier_id: tier.reward_tier_id })
  }
  return (
    <li className={classes.row}>
      <div className={classes.about}>
        <p className={classes.name}>
          <bdi>{title}</bdi>
        </p>
        {tier.description !== '' && (
          <p dir="auto" className={classes.text}>
            {tier.description}
          </p>
        )}
        <p className={classes.aside}>
          <Trans>
            from <Money amount={tier.amount} currency="FCELL" always />
          </Trans>
          {' · '}
          <Plural value={tier.taken} one="# backer" other="# backers" />
          {left !== undefined && (
            <>
              {' · '}
              <Plural value={left} _0="none left" one="# left" other="# left" />
            </>
          )}
        </p>
      </div>
      {canDelete && (
        <Button
          variant="subtle"
          color="red"
          aria-label={t`Delete the reward ${title}`}
          loading={remove.isPending}
          onClick={() => void ask()}
        >
          <Trans>Delete</Trans>
        </Button>
      )}
    </li>
  )
}
