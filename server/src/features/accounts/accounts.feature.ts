import type { Feature } from '../../feature.ts'
import { about } from '../../platform/notification-kinds.ts'
import { accountsLeaving } from './accounts.leaving.ts'
import { accountMails } from './accounts.mail.ts'
import { accountsNotifications } from './accounts.notifications.ts'
import { endExports, makeExports } from './leaving/export.jobs.ts'
import { deleteLeaving, eraseAtOnce } from './leaving/leaving.jobs.ts'
import { leavingMails } from './leaving/leaving.mail.ts'
import { clearRegistration } from './registration/registration.jobs.ts'
import { signupMails } from './registration/signups.mail.ts'
import { renameInTexts } from './settings/settings.mentions.ts'

export const accounts: Feature = {
  topics: { account: 'oneself', signups: 'oneself', invitations: 'oneself', barriers: 'oneself' },
  mails: { ...accountMails, ...leavingMails, ...signupMails },
  jobs: (platform) => [
    deleteLeaving(platform),
    eraseAtOnce(platform),
    makeExports(platform),
    endExports(platform),
    renameInTexts(platform),
    clearRegistration(platform),
  ],
  notifications: about('account', accountsNotifications),
  leaving: accountsLeaving,
}
