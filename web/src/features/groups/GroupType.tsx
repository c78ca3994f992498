import type { Group } from '@commons/contract/groups/groups.ts'
import { Trans } from '@lingui/react/macro'
import { IconLock, IconWorld } from '@tabler/icons-react'
import classes from './GroupType.module.css'

/** Says whether a group is open or closed. */
export function GroupType({ of: { is_closed_group } }: { of: Pick<Group, 'is_closed_group'> }) {
  return (
    <span className={classes.type}>
      {is_closed_group === 1 ? (
        <>
          <IconLock size={14} stroke={2} aria-hidden="true" />
          <Trans context="group type">Close</Trans>
        </>
      ) : (
        <>
          <IconWorld size={14} stroke={2} aria-hidden="true" />
          <Trans context="group type">Open</Trans>
        </>
      )}
    </span>
  )
}
