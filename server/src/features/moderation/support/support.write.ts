/** Stores a member's message to support, and has it mailed to the operator. */
import { mostMessages } from '@commons/contract/moderation/support.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addMessage, countLately, lockWriter, type NewMessage } from './support.queries.ts'
import { orderSupportMail } from './support.mail.ts'

/** Refuses with `too_many_messages`. */
export async function writeToSupport(
  { config, log, mail }: Pick<Platform, 'config' | 'log' | 'mail'>,
  tx: Tx,
  message: NewMessage,
): Promise<void> {
  await lockWriter(tx, message.member)
  if ((await countLately(tx, message.member)) >= mostMessages) throw new Refusal('too_many_messages')
  const id = await addMessage(tx, message)
  if (config.SUPPORT_EMAIL === undefined)
    log.warn({ message: id }, 'A member has written to support; set SUPPORT_EMAIL to have it mailed')
  else await orderSupportMail(mail, tx, config.SUPPORT_EMAIL, id)
}
