/** The mail that tells a member, before it is so, that their data is used again. */
import type { Tx } from '../../../platform/db/prepared.ts'
import { type Language, text } from '../../../platform/language.ts'
import type { Compose, MailKinds, PostOffice } from '../../../platform/mail/post-office.ts'

const kind = 'moderation.processing_ends'

interface Recipient {
  readonly id: number
  readonly email: string
  readonly language: Language
  readonly username: string
}

export async function orderProcessingMail(
  office: PostOffice,
  tx: Tx,
  { id, email, language, username }: Recipient,
  endsAt: Date,
): Promise<void> {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(endsAt)
  await office.order(tx, { kind, address: email, language, memberId: id, details: { username, date } })
}

const compose: Compose = async (_tx, { language, details }, origin) => ({
  language,
  subject: text(language, 'mail.processing.subject'),
  greeting: text(language, 'mail.greeting_nameless'),
  paragraphs: [text(language, 'mail.processing.text', details)],
  action: { label: text(language, 'mail.processing.action'), url: `${origin}/#/login` },
  aside: { text: text(language, 'mail.processing.aside') },
})

export const processingMails: MailKinds = { [kind]: compose }
