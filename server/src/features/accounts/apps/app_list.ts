import { app_list } from '@commons/contract/accounts/apps.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listApps, shownApp } from './apps.queries.ts'

export default handle(app_list, async (_input, { db, member }) => ({
  recdata: (await listApps(db, member.id)).map(shownApp),
}))
