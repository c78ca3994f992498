import { update_language } from '@commons/contract/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { languageOfId } from '../../platform/language.ts'
import { setLanguage } from './accounts.queries.ts'

export default handle(update_language, async ({ language_id }, { tx, member, tellChanged }) => {
  await setLanguage(tx, member.id, languageOfId(language_id))
  // The session carries the language: other processes learn it when they look the session up again.
  await tellChanged([member.sessionId])
  return {}
})
