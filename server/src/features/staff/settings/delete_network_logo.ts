import { delete_network_logo } from '@commons/contract/staff/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeLogo } from '../../../platform/settings/logo.ts'
import { lockSettings } from '../../../platform/settings/settings.queries.ts'
import { tellLogo } from './settings.logo.ts'

export default handle(delete_network_logo, async (_input, context) => {
  await lockSettings(context.tx)
  await removeLogo(context.tx)
  await tellLogo(context)
  context.logAct({})
  return {}
})
