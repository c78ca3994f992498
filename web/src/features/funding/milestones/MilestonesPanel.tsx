import type { Funding } from '@commons/contract/funding/funding.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import { focusArea, useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import type { PanelProps } from '../panel-props.ts'
import classes from '../Panel.module.css'
import { OwnTerms } from '../OwnTerms.tsx'
import { Terms } from '../Terms.tsx'
import { MilestoneRow } from './MilestoneRow.tsx'
import { SetMilestones } from './SetMilestones.tsx'

/** A project's payment terms and its milestones, if any. */
export function MilestonesPanel({ project, funding }: PanelProps) {
  const heading = useId()
  return (
    <Card as="section" className={classes.panel} aria-labelledby={heading} {...focusArea}>
      <h2 id={heading} className={classes.heading}>
        <Trans>How it's paid</Trans>
      </h2>
      {funding?.is_owner === 1 ? <OwnTerms of={project} /> : <Terms of={project} />}
      {funding?.can_set_milestones === 1 ? (
        <OwnParts funding={funding} />
      ) : (
        <Parts project={project} funding={funding} />
      )}
    </Card>
  )
}

function Parts({ project: { milestones, state }, funding }: PanelProps) {
  if (milestones.length === 0) return null
  const next = milestones.find((each) => each.state !== 'released')
  return (
    <ol className={classes.rows}>
      {milestones.map((part) => (
        <MilestoneRow
          key={part.nth}
          part={part}
          isNext={state === 'settling' && part === next}
          funding={funding}
        />
      ))}
    </ol>
  )
}

/** Milestones that the owner can still change, because nobody has backed the project. */
function OwnParts({ funding }: { funding: Funding }) {
  const [isSetting, setIsSetting] = useState(false)
  const set = useFocusBack(isSetting)
  if (isSetting) return <SetMilestones funding={funding} onClose={() => setIsSetting(false)} />
  return (
    <>
      <Parts project={funding} funding={funding} />
      <div className={classes.actions}>
        <Button ref={set} variant="light" onClick={() => setIsSetting(true)}>
          {funding.milestones.length > 0 ? (
            <Trans>Change the milestones</Trans>
          ) : (
            <Trans>Add milestones</Trans>
          )}
        </Button>
      </div>
    </>
  )
}
