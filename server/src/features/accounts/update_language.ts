import { update_language } from '@commons/contract/accounts-settings.ts'
import { handle } from '../../platform/call/handle.ts'
import { languageOfId } from '../../platform/language.ts'
import { setAccount } from './accounts.queries.ts'

export default handle(update_language, async ({ language_id }, { tx, member, tellChanged }) => {
  await setAccount(tx, member.id, { language: languageOfId(language_id) })
  // The session carries the language: other processes learn it when they look the session up again.
  await tellChanged([member.sessionId])
  return {}
})
