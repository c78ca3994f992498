import type { ListedGroup } from '@commons/contract/groups/groups.ts'
import { t } from '@lingui/core/macro'
import { useWrite } from '../../../api/use-call.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/notices/toast.ts'

type TypeOf = 'open' | 'close'

/** Opens or closes a group after its owner confirms the consequences. */
export function useGroupType(group: Pick<ListedGroup, 'id' | 'group_name' | 'is_closed_group'>) {
  const confirm = useConfirm()
  const write = useWrite('group_type_update', {
    lane: `group:${group.id}`,
    toasts: 'failure',
    onDone: ({ recdata }) =>
      toast.success(recdata.is_closed_group === 1 ? t`The group is closed` : t`The group is open`),
  })
  const stored: TypeOf = group.is_closed_group === 1 ? 'close' : 'open'
  return {
    isPending: write.isPending,
    shown: write.isPending ? (Number(write.variables.type) === 1 ? 'close' : 'open') : stored,
    async choose(wanted: TypeOf) {
      const means =
        wanted === 'close'
          ? t`Close the group? From now on, only members see its posts, chat and members.`
          : t`Open the group? Everyone sees what is posted from now on. What was posted before stays with the members.`
      if (await confirm(means, { about: group.group_name }))
        write.mutate({ group_id: group.id, type: wanted === 'close' ? 1 : 0 })
    },
  } as const
}
