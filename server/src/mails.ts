/** Everything that Commons mails, by kind: each feature composes its own. */
import { accountMails } from './features/accounts/public.ts'
import type { MailKinds } from './platform/mail/post-office.ts'

export const mailKinds: MailKinds = { ...accountMails }
