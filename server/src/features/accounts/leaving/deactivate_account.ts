import { deactivate_account } from '@commons/contract/accounts/leaving.ts'
import { handle } from '../../../platform/call/handle.ts'
import { confirmLeaving, goAway } from './leaving.ts'
import { orderLeavingMail } from './leaving.mail.ts'

export default handle(deactivate_account, {
  before: (input, context) => confirmLeaving(context, input),

  async run(_input, context) {
    await goAway(context, context.before, null)
    await orderLeavingMail(context.platform.mail, context.tx, context.before.account, 'deactivated')
    context.session.end()
    return {}
  },
})
