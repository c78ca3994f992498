import { update_language } from '@commons/contract/accounts/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { languageOfId } from '../../../platform/language.ts'
import { listSessions, setAccount } from '../accounts.queries.ts'

export default handle(update_language, async ({ language_id }, { tx, member, tellChanged }) => {
  await setAccount(tx, member.id, { language: languageOfId(language_id) })
  // Sessions carry the language: every process must look them up again.
  const sessions = await listSessions(tx, member.id, member.sessionId)
  await tellChanged(sessions.map(({ id }) => id))
  return {}
})
