/**
 * Mails to members who leave: they are hidden, will soon be deleted, are deleted, or can download their
 * export.
 */
import type { MessageId } from '@commons/contract/messages/en.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { text } from '../../../platform/language.ts'
import type { Compose, MailKinds, PostOffice } from '../../../platform/mail/post-office.ts'
import type { Account } from '../accounts.queries.ts'

const mails = {
  deactivated: {
    subject: 'mail.leaving.deactivated.subject',
    text: 'mail.leaving.deactivated.text',
    action: 'mail.leaving.deactivated.action',
  },
  requested: {
    subject: 'mail.leaving.requested.subject',
    text: 'mail.leaving.requested.text',
    action: 'mail.leaving.requested.action',
  },
  soon: {
    subject: 'mail.leaving.soon.subject',
    text: 'mail.leaving.soon.text',
    action: 'mail.leaving.soon.action',
  },
  export: {
    subject: 'mail.leaving.export.subject',
    text: 'mail.leaving.export.text',
    action: 'mail.leaving.export.action',
  },
  deleted: { subject: 'mail.leaving.deleted.subject', text: 'mail.leaving.deleted.text', action: undefined },
} as const satisfies Record<string, { subject: MessageId; text: MessageId; action: MessageId | undefined }>

type LeavingMail = keyof typeof mails
type Recipient = Pick<Account, 'id' | 'email' | 'language' | 'username'>

/**
 * Orders a mail. The one that confirms the deletion outlives the member, so it has no details and isn't
 * linked to them.
 */
export async function orderLeavingMail(
  office: PostOffice,
  tx: Tx,
  { id, email, language, username }: Recipient,
  which: LeavingMail,
  deleteAt?: Date,
): Promise<void> {
  const mail = { kind: nameOf(which), address: email, language }
  if (which === 'deleted') return office.order(tx, mail)
  const date = deleteAt
    ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(deleteAt)
    : ''
  await office.order(tx, { ...mail, memberId: id, details: { username, date } })
}

const nameOf = (which: LeavingMail) => `accounts.leaving.${which}`

const compose =
  (which: LeavingMail): Compose =>
  async (_tx, { language, details }, origin) => {
    const { subject, text: body, action } = mails[which]
    return {
      language,
      subject: text(language, subject, details),
      greeting: text(language, 'mail.greeting_nameless'),
      paragraphs: [text(language, body, details)],
      ...(action && {
        action: {
          label: text(language, action),
          url: `${origin}/#/${which === 'export' ? 'setting/leaving' : 'login'}`,
        },
        aside: { text: text(language, 'mail.leaving.aside') },
      }),
    }
  }

export const leavingMails: MailKinds = Object.fromEntries(
  (Object.keys(mails) as LeavingMail[]).map((which) => [nameOf(which), compose(which)]),
)
