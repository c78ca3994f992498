import { t } from '@lingui/core/macro'
import { useWrite } from '../../../api/use-call.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { mutedPeopleHere, type PersonToMute } from '../members-here.ts'

/** Opens the dialog that mutes a member for some days, or until they are unmuted. */
export const muteMember = (member: PersonToMute) =>
  void openDialog(() => import('./MuteMemberDialog.tsx'), { member })

/** Unmutes a member and offers Undo. */
export function useUnmuteMember(
  { user_id }: Pick<PersonToMute, 'user_id'>,
  onUnmuted: () => void = () => {},
) {
  const again = useWrite('mute', {
    toasts: 'failure',
    onDone() {
      mutedPeopleHere.put(user_id, true)
      toast.success(t`Muted again`)
    },
  })
  const { mutate, isPending } = useWrite('unmute', {
    onDone() {
      mutedPeopleHere.put(user_id, false)
      onUnmuted()
    },
    undo: (_answer, input) => again.mutate(input),
  })
  return { isPending, unmute: () => mutate({ muted_user_id: user_id }) }
}
