import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import type { PanelProps } from '../panel-props.ts'
import classes from '../Panel.module.css'
import { Updates } from './Updates.tsx'

/** What the owner of a project tells its backers; others learn that it's for them. */
export function UpdatesPanel({ project: { id }, funding }: PanelProps) {
  const heading = useId()
  if (!funding) return null
  const isOwner = funding.is_owner === 1
  return (
    <Card as="section" className={classes.panel} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        <Trans>Updates</Trans>
      </h2>
      {isOwner || funding.pledges.length > 0 ? (
        <Updates groupId={id} isOwner={isOwner} />
      ) : (
        <EmptyState
          title={<Trans>Updates are for backers</Trans>}
          hint={<Trans>Back this project, and you'll read here how it's going.</Trans>}
        />
      )}
    </Card>
  )
}
