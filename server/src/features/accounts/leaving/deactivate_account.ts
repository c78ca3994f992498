import { deactivate_account } from '@commons/contract/accounts-leaving.ts'
import { handle } from '../../../platform/call/handle.ts'
import { confirmLeaving, goAway } from './leaving.ts'
import { orderLeavingMail } from './leaving.mail.ts'

export default handle(deactivate_account, {
  before: (input, context) => confirmLeaving(context, input),

  async run({ code }, context) {
    await goAway(context, context.before, { code, days: null })
    await orderLeavingMail(context.platform.mail, context.tx, context.before.account, 'deactivated')
    context.session.end()
    return {}
  },
})
