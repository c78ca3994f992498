import type { StretchGoal } from '@commons/contract/projects/projects.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { Money } from '../../../money/Money.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import classes from './Stretch.module.css'
import { StretchGoalForm } from './StretchGoalForm.tsx'

interface StretchRowProps {
  groupId: number
  goal: StretchGoal
  /** The viewer owns the project, and it runs. */
  canChange: boolean
}

/** A stretch goal: its amount, what it is for, and whether pledges have come to it. */
export function StretchRow({ groupId, goal, canChange }: StretchRowProps) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const remove = useWrite('delete_stretch_goal')
  const [isEditing, setIsEditing] = useState(false)
  const edit = useFocusBack(isEditing)
  const { stretch_goal_id: id, amount, title, description, reached_at } = goal
  async function ask() {
    if (await confirm(<Trans>Are you sure to delete this.</Trans>, { about: title, destructive: true }))
      remove.mutate({ stretch_goal_id: id })
  }
  const reached = reached_at !== null && i18n.date(new Date(reached_at), { dateStyle: 'medium' })
  // Whatever happens to the goal meanwhile, what was typed stays.
  if (isEditing)
    return (
      <li className={classes.row}>
        <div className={classes.about}>
          <StretchGoalForm groupId={groupId} goal={goal} onClose={() => setIsEditing(false)} />
        </div>
      </li>
    )
  const Icon = reached ? IconCircleCheckFilled : IconCircle
  return (
    <li className={classes.row}>
      <Icon className={classes.mark} data-reached={!!reached || undefined} size={24} aria-hidden="true" />
      <div className={classes.about}>
        <p className={classes.amount}>
          <Money amount={amount} currency="FCELL" always />
        </p>
        <h3 className={classes.title}>
          <bdi>{title}</bdi>
        </h3>
        {description !== '' && (
          <p dir="auto" className={classes.text}>
            {description}
          </p>
        )}
        {reached && (
          <p className={classes.reached}>
            <Trans>Reached on {reached}</Trans>
          </p>
        )}
        {canChange && !reached && (
          <div className={classes.actions}>
            <Button
              ref={edit}
              variant="subtle"
              aria-label={t`Edit the stretch goal ${title}`}
              onClick={() => setIsEditing(true)}
            >
              <Trans>Edit</Trans>
            </Button>
            <Button
              variant="subtle"
              color="red"
              aria-label={t`Delete the stretch goal ${title}`}
              loading={remove.isPending}
              onClick={() => void ask()}
            >
              <Trans>Delete</Trans>
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}
