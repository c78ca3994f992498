import type { ListedGroup } from '@commons/contract/groups/groups.ts'
import { t } from '@lingui/core/macro'
import type { CallError } from '../../api/call-error.ts'
import { sayRefused } from '../../api/say-refused.ts'
import { useWrite } from '../../api/use-call.ts'
import { useConfirm } from '../../ui/dialog/confirm.ts'
import { openDialog } from '../../ui/dialog/dialog-host.ts'
import { toast } from '../../ui/notices/toast.ts'

// For these refusals, the server's message says what to do.
const isSaid = ({ refusal }: CallError) =>
  ['too_many_groups', 'group_link_ended', 'group_not_found', 'network'].includes(refusal)

/** Joins and leaves a group, and answers its invitation. */
export function useMembership(
  { id, group_name, is_closed_group, is_group_member, has_questions }: ListedGroup,
  token?: string,
) {
  const confirm = useConfirm()
  const lane = `group:${id}`
  const answer = () =>
    void openDialog(() => import('./join/AskToJoinDialog.tsx'), { groupId: id, name: group_name })
  const asks = has_questions === 1 && is_group_member === 'Ask to join' && token === undefined
  const join = useWrite('join_group', {
    lane,
    toasts: 'none',
    onDone: ({ message }) => toast.success(message),
    onRefused(error) {
      // It asks something since a moment ago.
      if (error.refusal === 'group_answers_missing') answer()
      else sayRefused(error, isSaid(error) ? undefined : t`Failure`)
    },
  })
  const leave = useWrite('leave_group', {
    lane,
    toasts: 'failure',
    onDone() {
      // No undo for a closed group, which the member would have to ask to join again.
      if (is_closed_group === 1) toast.success(t`You left ${group_name}`)
      else toast.undo(t`You left ${group_name}`, () => join.mutate({ group_id: id }))
    },
  })
  const takeBack = useWrite('leave_group', {
    lane,
    toasts: 'failure',
    onDone: () => toast.success(t`Request taken back`),
  })
  const accept = useWrite('group_request_accept', { lane })
  const decline = useWrite('group_request_delete', {
    lane,
    toasts: 'failure',
    onDone: () => toast.success(t`Invitation declined`),
  })
  const isBusy = [join, leave, takeBack, accept, decline].some(({ isPending }) => isPending)
  return {
    isBusy,
    join: () => (asks ? answer() : join.mutate({ group_id: id, ...(token !== undefined && { token }) })),
    async leave() {
      if (await confirm(t`Leave this group?`, { about: group_name, destructive: true }))
        leave.mutate({ group_id: id })
    },
    takeBack: () => takeBack.mutate({ group_id: id }),
    accept: (group_request_id: number) => accept.mutate({ group_request_id }),
    decline: (group_request_id: number) => decline.mutate({ group_request_id }),
  }
}
