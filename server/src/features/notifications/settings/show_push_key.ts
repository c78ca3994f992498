import { show_push_key } from '@commons/contract/notifications/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { pushKeys } from '../push/push.queries.ts'

export default handle(show_push_key, async (_input, { platform }) => {
  const { publicKey } = await pushKeys(platform.database.db)
  return { public_key: publicKey }
})
