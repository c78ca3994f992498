import type { Feature } from '../../feature.ts'
import { accountMails } from './accounts.mail.ts'
import { leavingMails } from './leaving/leaving.mail.ts'

export const accounts: Feature = {
  topics: { account: 'oneself' },
  mails: { ...accountMails, ...leavingMails },
}
