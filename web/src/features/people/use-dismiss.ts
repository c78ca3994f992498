import { t } from '@lingui/core/macro'
import { call } from '../../api/call.ts'
import { toggle, useToggle } from '../../api/toggle.ts'
import { dismissedHere } from './members-here.ts'

const suggests = toggle<number, boolean, string>({
  async send(suggested_user_id, wanted) {
    await call('dismiss_suggestion', { suggested_user_id, is_dismissed: wanted ? 0 : 1 })
    return wanted
  },
  changes: (suggested_user_id) => ['dismiss_suggestion', { suggested_user_id, is_dismissed: 1 }],
  hides: dismissedHere,
  done: (_wanted, full_name) => t`${full_name} won't be suggested again`,
  undone: (_wanted, full_name) => t`${full_name} can be suggested again`,
})

/** Returns a function that removes a member from the suggestions, with Undo. */
export function useDismiss({ user_id, full_name }: { readonly user_id: number; readonly full_name: string }) {
  const { want } = useToggle(suggests, user_id, true, full_name)
  return () => want(false)
}
