import { renew_webhook_secret } from '@commons/contract/notifications/webhooks.ts'
import { handle } from '../../../platform/call/handle.ts'
import { beginStepUp, finishStepUp, getAccount, orderSecurityNotice } from '../../accounts/public.ts'
import { findWebhook, setSalt } from './webhooks.queries.ts'
import { newSalt, secretOf } from './webhooks.secret.ts'

export default handle(renew_webhook_secret, {
  async before(input, context) {
    const { db, member, refuse } = context
    if (!(await findWebhook(db, member.id, input.webhook_id))) refuse('webhook_not_found')
    return beginStepUp(context, input)
  },

  async run({ webhook_id }, context) {
    const { tx, member, client, platform, refuse, hintOnly, before } = context
    hintOnly([member.id])
    await finishStepUp(context, before)
    const salt = newSalt()
    if (!(await setSalt(tx, member.id, webhook_id, salt))) refuse('webhook_not_found')
    await orderSecurityNotice(
      platform.mail,
      tx,
      await getAccount(tx, member.id),
      'webhook_secret_renewed',
      client,
    )
    return { secret: secretOf(platform.webhookKey, salt) }
  },
})
