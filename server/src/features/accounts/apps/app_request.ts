import { app_request } from '@commons/contract/accounts/apps.ts'
import { handle } from '../../../platform/call/handle.ts'
import { answerTo, requireAskingApp } from './apps.asking.ts'

export default handle(app_request, async (input, { db, platform, refuse }) => {
  const { id, name, website, owner_id, full_name, username } = await requireAskingApp(db, input, refuse)
  const { host, protocol } = new URL(input.redirect_uri)
  return {
    recdata: {
      app_id: id,
      name,
      website,
      made_by: { user_id: owner_id, full_name, username },
      scopes: input.scope,
      returns_to: /^https?:$/.test(protocol) ? host : protocol.slice(0, -1),
      decline_to: answerTo(input, platform.site.origin, { error: 'access_denied' }),
    },
  }
})
