import type { Group } from '@commons/contract/groups/groups.ts'
import { Trans } from '@lingui/react/macro'
import { useConnection } from '../../../api/connection.ts'
import { useWrite } from '../../../api/use-call.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { SwitchRow } from '../../../ui/fields/SwitchRow.tsx'

/** Whether posts of ordinary members wait for those who run the group. */
export function GroupApproval({ group: { id, approves_posts } }: { group: Group }) {
  const write = useWrite('group_approval_update', { lane: `group:${id}` })
  const isOffline = useConnection() === 'offline'
  const isOn = write.isPending ? Number(write.variables.approves_posts) === 1 : approves_posts === 1
  return (
    <Card as="div">
      <SwitchRow
        label={<Trans>Approve posts first</Trans>}
        hint={
          isOffline ? (
            <Trans>You're offline. You can change this when you're back.</Trans>
          ) : (
            <Trans>
              What members post waits until you or another moderator has approved it. What's waiting stays
              there when you turn this off.
            </Trans>
          )
        }
        checked={isOn}
        disabled={write.isPending || isOffline}
        onChange={(on) => write.mutate({ group_id: id, approves_posts: on ? 1 : 0 })}
      />
    </Card>
  )
}
