/** The mail that brings a message to the operator, who answers its writer by replying. */
import type { Tx } from '../../../platform/db/prepared.ts'
import { text } from '../../../platform/language.ts'
import type { Compose, MailKinds, PostOffice } from '../../../platform/mail/post-office.ts'
import { findMessage } from './support.queries.ts'

const kind = 'moderation.support'
/** The operator's language isn't known. */
const language = 'en'

export async function orderSupportMail(
  office: PostOffice,
  tx: Tx,
  address: string,
  id: number,
): Promise<void> {
  await office.order(tx, { kind, address, language, details: { id: String(id) } })
}

const compose: Compose = async (tx, { details }) => {
  const found = await findMessage(tx, Number(details['id']))
  if (!found) return undefined
  const { subject, message, full_name: name, username, email, is_verified } = found
  return {
    language,
    subject: text(language, 'mail.support.subject', { subject: subject.replaceAll(/\s+/g, ' ') }),
    greeting: text(language, 'mail.support.from', { name, username, email }),
    paragraphs: [
      ...(is_verified ? [] : [text(language, 'mail.support.unverified')]),
      ...message.split('\n').filter((line) => line.trim() !== ''),
    ],
    aside: { text: text(language, 'mail.support.aside') },
    replyTo: { name, address: email },
  }
}

export const supportMails: MailKinds = { [kind]: compose }
