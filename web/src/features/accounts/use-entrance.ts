import type { UserData } from '@commons/contract/accounts.ts'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { openSession } from '../../api/session.ts'
import { targetOf } from '../../guards.ts'
import { languageOfId, rememberLanguage, showLanguage } from '../../locales/language.ts'
import { paths } from '../../paths.ts'

/** Opens the session that a login answered; one that waits for its second factor goes on to that. */
export function useEntrance(): (userData: UserData) => Promise<void> {
  const navigate = useNavigate()
  const params = useParams({ strict: false })
  const search: { code?: string; to?: string } = useSearch({ strict: false })
  return async (userData) => {
    const language = languageOfId(userData.language_id)
    rememberLanguage(language)
    await showLanguage(language)
    if (userData.is_second_factor_pending === '1') {
      openSession(userData)
      await navigate({ to: paths.twoFactor(), search: { to: targetOf({ params, search }) } })
      return
    }
    // The mailed code went along with the login; as a member one would follow the link once more.
    if (search.code !== undefined)
      await navigate({ to: '.', search: { ...search, code: undefined }, replace: true })
    // The way onwards opens by itself when there is a session.
    openSession(userData)
  }
}
