import { add_webhook, mostWebhooks } from '@commons/contract/notifications/webhooks.ts'
import { handle } from '../../../platform/call/handle.ts'
import { isForThisMachine } from '../../../platform/http/loopback.ts'
import { beginStepUp, finishStepUp, getAccount, orderSecurityNotice } from '../../accounts/public.ts'
import { addWebhook, countLockedWebhooks, countWebhooks } from './webhooks.queries.ts'
import { webhookUrl } from './webhooks.rules.ts'
import { newSalt, secretOf } from './webhooks.secret.ts'
import { webhookShape } from './webhooks.shape.ts'

export default handle(add_webhook, {
  async before(input, context) {
    const { db, member, platform, refuse, refuseFields } = context
    const url =
      webhookUrl(input.url, isForThisMachine(platform.config)) ?? refuseFields({ url: 'webhook_url_invalid' })
    if ((await countWebhooks(db, member.id)) >= mostWebhooks) refuse('too_many_webhooks')
    return { url: url.href, stepUp: await beginStepUp(context, input) }
  },

  async run({ name, events }, context) {
    const { tx, member, client, platform, refuse, hintOnly, before } = context
    hintOnly([member.id])
    await finishStepUp(context, before.stepUp)
    // Two concurrent calls must not both take the last free place.
    if ((await countLockedWebhooks(tx, member.id)) >= mostWebhooks) refuse('too_many_webhooks')
    const salt = newSalt()
    const row = await addWebhook(tx, member.id, { name, url: before.url, events, salt })
    await orderSecurityNotice(platform.mail, tx, await getAccount(tx, member.id), 'webhook_added', client)
    return { recdata: webhookShape(row), secret: secretOf(platform.webhookKey, salt) }
  },
})
