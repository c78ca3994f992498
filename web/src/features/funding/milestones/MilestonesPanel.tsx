import type { Funding } from '@commons/contract/funding.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { Card } from '../../../ui/Card.tsx'
import { focusArea, useFocusBack } from '../../../ui/use-focus-back.ts'
import type { PanelProps } from '../panel-props.ts'
import classes from '../Panel.module.css'
import { Terms } from '../Terms.tsx'
import { useFunding } from '../use-funding.ts'
import { MilestoneRow } from './MilestoneRow.tsx'
import { SetMilestones } from './SetMilestones.tsx'

/** The terms on which a project is paid, and its milestones where it has any. */
export function MilestonesPanel({ project: { id }, group }: PanelProps) {
  return group ? <Shown id={id} /> : null
}

function Shown({ id }: { id: number }) {
  const heading = useId()
  const funding = useFunding(id).data?.recdata
  if (!funding) return null
  return (
    <Card as="section" className={classes.panel} aria-labelledby={heading} {...focusArea}>
      <h2 id={heading} className={classes.heading}>
        <Trans>How it's paid</Trans>
      </h2>
      <Terms funding={funding} />
      <Parts funding={funding} />
    </Card>
  )
}

function Parts({ funding }: { funding: Funding }) {
  const [isSetting, setIsSetting] = useState(false)
  const set = useFocusBack(isSetting)
  const { milestones, is_owner, can_set_milestones } = funding
  const next = milestones.find(({ state }) => state !== 'released')
  if (isSetting && can_set_milestones === 1)
    return <SetMilestones funding={funding} onClose={() => setIsSetting(false)} />
  return (
    <>
      {milestones.length > 0 && (
        <ol className={classes.rows}>
          {milestones.map((milestone) => (
            <MilestoneRow
              key={milestone.nth}
              milestone={milestone}
              groupId={funding.group_id}
              isNext={funding.state === 'settling' && milestone === next}
              isOwner={is_owner === 1}
              canVote={funding.pledges.some(({ state }) => state === 'open')}
            />
          ))}
        </ol>
      )}
      {can_set_milestones === 1 && (
        <div className={classes.actions}>
          <Button ref={set} variant="light" onClick={() => setIsSetting(true)}>
            {milestones.length > 0 ? <Trans>Change the milestones</Trans> : <Trans>Add milestones</Trans>}
          </Button>
        </div>
      )}
    </>
  )
}
