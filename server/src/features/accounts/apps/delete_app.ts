import { delete_app } from '@commons/contract/accounts/apps.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeApps } from './apps.queries.ts'

export default handle(delete_app, async ({ app_id }, { tx, member, refuse, tellEnded }) => {
  const ended = await removeApps(tx, member.id, app_id)
  await tellEnded(ended ?? refuse('app_not_found'))
  return {}
})
