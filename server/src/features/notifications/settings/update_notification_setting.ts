import { update_notification_setting } from '@commons/contract/notifications/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { setSwitches } from './settings.queries.ts'

export default handle(update_notification_setting, async ({ kind, channel, is_on }, context) => {
  const { tx, member, platform, refuseFields, hintOnly } = context
  if (!platform.notificationKinds.some(({ name }) => name === kind))
    refuseFields({ kind: 'notification_kind_invalid' })
  hintOnly([member.id])
  await setSwitches(tx, member.id, [kind], { [channel]: is_on === 1 })
  return {}
})
