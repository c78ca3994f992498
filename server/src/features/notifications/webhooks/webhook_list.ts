import { webhook_list } from '@commons/contract/notifications/webhooks.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getAccount } from '../../accounts/public.ts'
import { listWebhooks } from './webhooks.queries.ts'
import { webhookShape } from './webhooks.shape.ts'

export default handle(webhook_list, async (_input, { db, member }) => ({
  recdata: (await listWebhooks(db, member.id)).map(webhookShape),
  is_two_factor: flag((await getAccount(db, member.id)).two_factor),
}))
