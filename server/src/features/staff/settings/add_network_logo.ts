import { add_network_logo } from '@commons/contract/staff/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { logoSides, setLogo } from '../../../platform/settings/logo.ts'
import { lockSettings } from '../../../platform/settings/settings.queries.ts'
import { tellLogo } from './settings.logo.ts'

export default handle(add_network_logo, {
  async before(_input, { files, platform, refuse }) {
    const [small, large] = await platform.mediaRoad.icons(files.file ?? refuse('picture_missing'), logoSides)
    if (!small || !large) throw new Error('A logo has two sizes')
    return { small, large }
  },

  async run(_input, context) {
    await lockSettings(context.tx)
    await setLogo(context.tx, context.before)
    await tellLogo(context)
    context.logAct({})
    return {}
  },
})
