import { delete_account, graceDays } from '@commons/contract/accounts/leaving.ts'
import { handle } from '../../../platform/call/handle.ts'
import { orderLeavingMail } from './leaving.mail.ts'
import { confirmLeaving, goAway } from './leaving.ts'

export default handle(delete_account, {
  async before(input, context) {
    const { db, member, platform, refuse, refuseFields } = context
    for (const { holds } of platform.leaving) if (await holds?.(db, member.id)) refuse('money_in_escrow')
    if (input.give_up === undefined)
      for (const { leaves } of platform.leaving)
        if (await leaves?.(db, member.id)) refuseFields({ give_up: 'give_up_required' })
    return confirmLeaving(context, input)
  },

  async run(_input, context) {
    const { account } = context.before
    const deleteAt = await goAway(context, context.before, graceDays)
    if (!deleteAt) throw new Error('A deletion has its day')
    await orderLeavingMail(context.platform.mail, context.tx, account, 'requested', deleteAt)
    context.session.end()
    return { delete_at: deleteAt.toISOString() }
  },
})
