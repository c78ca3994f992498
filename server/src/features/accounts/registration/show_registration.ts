import { show_registration } from '@commons/contract/accounts/registration.ts'
import { handle } from '../../../platform/call/handle.ts'
import { currentVersion } from '../../network/public.ts'
import { modeOf, questionsOf } from './entrance.ts'
import { findInviter } from './invitations.queries.ts'

export default handle(show_registration, async ({ invitation }, { db, language, platform }) => {
  const inviter = invitation ? await findInviter(db, invitation) : undefined
  return {
    data: {
      mode: modeOf(platform),
      questions: questionsOf(platform, language),
      invited_by: inviter ?? null,
      version: await currentVersion(db),
    },
  }
})
