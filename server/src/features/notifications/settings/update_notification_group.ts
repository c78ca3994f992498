import { update_notification_group } from '@commons/contract/notifications/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { setSwitches } from './settings.queries.ts'

export default handle(update_notification_group, async ({ group, channel, is_on }, context) => {
  const { tx, member, platform, hintOnly } = context
  hintOnly([member.id])
  const kinds = platform.notificationKinds.filter(
    (kind) => kind.group === group && !platform.settings.isAbsent(kind.partOf),
  )
  await setSwitches(
    tx,
    member.id,
    kinds.map(({ name }) => name),
    { [channel]: is_on === 1 },
  )
  return {}
})
