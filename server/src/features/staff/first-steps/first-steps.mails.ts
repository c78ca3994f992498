import { text } from '../../../platform/language.ts'
import type { Compose, MailKinds } from '../../../platform/mail/post-office.ts'
import { testMail } from './first-steps.queries.ts'

const compose: Compose = async (_tx, { language }, origin) => ({
  language,
  subject: text(language, 'mail.test.subject'),
  greeting: text(language, 'mail.greeting_nameless'),
  paragraphs: [text(language, 'mail.test.text')],
  action: { label: text(language, 'mail.test.action'), url: `${origin}/#/admin/start` },
  aside: { text: text(language, 'mail.test.aside') },
})

export const testMails: MailKinds = { [testMail]: compose }
