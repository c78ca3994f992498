import { setting_list } from '@commons/contract/staff/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listLastChanges } from './settings.changes.queries.ts'
import { settingShapes } from './settings.shape.ts'

export default handle(setting_list, async (_input, { db, platform }) => ({
  recdata: settingShapes(platform.settings, await listLastChanges(db)),
}))
