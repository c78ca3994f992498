import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { focusArea, useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import type { RewardsProps } from '../panel-props.ts'
import classes from '../Panel.module.css'
import { RewardCard } from './RewardCard.tsx'
import rewards from './RewardCard.module.css'
import { RewardTierForm } from './RewardTierForm.tsx'

/** A project's rewards by amount, each with a way to pledge for it; its owner can add some while it runs. */
export function RewardsPanel({ project, funding, most, whole = false, headingRef }: RewardsProps) {
  const { id, tiers, ends_at: endsAt } = project
  const heading = useId()
  const [isAdding, setIsAdding] = useState(false)
  const add = useFocusBack(isAdding)
  const canAdd = funding?.is_owner === 1 && funding.state === 'running'
  if (tiers.length === 0 && !canAdd && !whole) return null
  const shown = most === undefined ? tiers : tiers.slice(0, most)
  return (
    <Card as="section" className={classes.panel} aria-labelledby={heading} {...focusArea}>
      <div className={classes.head}>
        <h2 ref={headingRef} tabIndex={-1} id={heading} className={classes.heading}>
          <Trans>Rewards</Trans>
        </h2>
        {canAdd && !isAdding && (
          <Button ref={add} variant="light" onClick={() => setIsAdding(true)}>
            <Trans>Add a reward</Trans>
          </Button>
        )}
      </div>
      {isAdding && canAdd && (
        <RewardTierForm groupId={id} endsAt={endsAt} onClose={() => setIsAdding(false)} />
      )}
      {tiers.length === 0 &&
        !isAdding &&
        (canAdd ? (
          <p className={classes.aside}>
            <Trans>Thank your backers with something for their pledge.</Trans>
          </p>
        ) : (
          <EmptyState
            title={<Trans>No rewards</Trans>}
            hint={<Trans>People back this project simply to help it happen.</Trans>}
          />
        ))}
      {shown.length > 0 && (
        <ul className={rewards.cards}>
          {shown.map((tier) => (
            <RewardCard key={tier.reward_tier_id} tier={tier} project={project} funding={funding} />
          ))}
        </ul>
      )}
      {shown.length < tiers.length && (
        <Link
          to={paths.group(id)}
          // An invitation that was opened stays in the address.
          search={(before: { token?: string }) => ({ tab: 'rewards', token: before.token })}
          resetScroll={false}
          className={rewards.all}
        >
          <Trans>See all rewards</Trans>
        </Link>
      )}
    </Card>
  )
}
