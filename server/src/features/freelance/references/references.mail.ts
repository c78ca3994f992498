/** The mail that asks somebody for a reference. What the member writes to them is only on the page it leads to. */
import type { Tx } from '../../../platform/db/prepared.ts'
import { type Language, text } from '../../../platform/language.ts'
import type { Compose, MailKinds, PostOffice } from '../../../platform/mail/post-office.ts'
import { openRequest } from './references.queries.ts'

const kind = 'freelance.reference'

interface Ordered {
  readonly request: number
  readonly member: number
  readonly address: string
  readonly language: Language
}

export const orderReferenceMail = (
  office: PostOffice,
  tx: Tx,
  { request, member, address, language }: Ordered,
) => office.order(tx, { kind, address, language, memberId: member, details: { request: String(request) } })

const compose: Compose = async (tx, { details, address }, origin) => {
  const asking = await openRequest(tx, Number(details['request']), address)
  if (!asking) return undefined
  const { code, language, full_name: name, username } = asking
  return {
    language,
    subject: text(language, 'mail.reference.subject', { name }),
    greeting: text(language, 'mail.greeting_nameless'),
    paragraphs: [text(language, 'mail.reference.text', { name, username })],
    // The part after # never reaches a server's log.
    action: { label: text(language, 'mail.reference.action'), url: `${origin}/#/reference/${code}` },
    aside: { text: text(language, 'mail.reference.aside') },
  }
}

export const referenceMails: MailKinds = { [kind]: compose }
