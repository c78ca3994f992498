import type { GroupMember } from '@commons/contract/groups/members.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useWrite } from '../../../api/use-call.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { PersonRow } from '../../../shown/PersonRow.tsx'

/** A person banned from the group. */
export function BannedEntry({ groupId, member }: { groupId: number; member: GroupMember }) {
  const { t } = useLingui()
  const { user_id, full_name: name } = member
  const unban = useWrite('group_unban', {
    lane: `group:${groupId}:${user_id}`,
    toasts: 'failure',
    onDone: () => toast.success(t`Ban lifted`),
  })
  return (
    <PersonRow member={member} note={<Trans>Banned</Trans>}>
      <Button
        size="sm"
        variant="default"
        aria-label={t`Lift the ban on ${name}`}
        loading={unban.isPending}
        onClick={() => unban.mutate({ group_id: groupId, member_user_id: user_id })}
      >
        <Trans>Lift ban</Trans>
      </Button>
    </PersonRow>
  )
}
