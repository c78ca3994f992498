import { project_remind } from '@commons/contract/funding/reminders.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { addReminder, lockRemindable, removeReminder } from './reminders.queries.ts'
import { canStillRemind } from './when.ts'

export default handle(project_remind, async ({ group_id, remind }, { tx, member, refuse }) => {
  if (remind === 0) await removeReminder(tx, group_id, member.id)
  else {
    const { is_running, ends_at, owner_id } =
      (await lockRemindable(tx, member.id, group_id)) ?? refuse('project_not_found')
    if (!is_running || ends_at <= now()) refuse('pledging_over')
    if (owner_id === member.id) refuse('not_oneself')
    if (!canStillRemind(ends_at, now())) refuse('project_ends_soon')
    await addReminder(tx, group_id, member.id)
  }
  return { recdata: { reminds: remind } }
})
