import type { Group } from '@commons/contract/groups/groups.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { IconMessages, IconNews, IconUsers } from '@tabler/icons-react'
import { Card } from '../../../ui/layout/Card.tsx'
import { JoinActions } from '../JoinActions.tsx'
import classes from './GroupPage.module.css'

/** Replaces what only members see: says what joining gives. */
export function JoinToSee({ group, token }: { group: Group; token: string | undefined }) {
  return (
    <Card as="section" className={classes.promise}>
      <h2 className={classes.title}>
        <Trans>Join to see what's inside</Trans>
      </h2>
      <ul className={classes.gains}>
        <li>
          <IconNews size={22} stroke={1.75} aria-hidden="true" />
          <Trans>Posts that only members see</Trans>
        </li>
        <li>
          <IconMessages size={22} stroke={1.75} aria-hidden="true" />
          <Trans>A chat for everyone in the group</Trans>
        </li>
        <li>
          <IconUsers size={22} stroke={1.75} aria-hidden="true" />
          <span>
            <Plural
              value={group.member_count}
              one="Meet the # member who is already in"
              other="Meet the # members who are already in"
            />
          </span>
        </li>
      </ul>
      {group.role === 'requested' && (
        <p className={classes.text} role="status">
          <Trans>You asked to join. You'll hear from us when the group lets you in.</Trans>
        </p>
      )}
      <div className={classes.actions}>
        <JoinActions group={group} requestId={group.group_request_id} token={token} />
      </div>
    </Card>
  )
}
