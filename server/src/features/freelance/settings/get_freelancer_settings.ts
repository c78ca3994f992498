import { get_freelancer_settings } from '@commons/contract/freelance/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { settingsShape } from './settings.shape.ts'

export default handle(get_freelancer_settings, async (_input, { db, member }) => ({
  data: await settingsShape(db, member.id),
}))
