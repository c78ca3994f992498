import type { Beside, UserData } from '@commons/contract/accounts/accounts.ts'
import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { openSession } from '../../../api/session.ts'
import { targetOf } from '../../../guards.ts'
import { languageOfId, rememberLanguage, showLanguage } from '../../../locales/language.ts'
import { paths } from '../../../paths.ts'
import { askBeside } from './ask-beside.ts'

export type Enter = (userData: UserData, beside?: Beside) => Promise<void>

/** Opens the session from a login's answer. If it needs a second factor, opens that page. */
export function useEntrance(): Enter {
  const router = useRouter()
  const navigate = useNavigate()
  const params = useParams({ strict: false })
  const search: { code?: string; to?: string } = useSearch({ strict: false })
  return async (userData, beside) => {
    const language = languageOfId(userData.language_id)
    rememberLanguage(language)
    await showLanguage(language)
    if (userData.is_second_factor_pending === '1') {
      openSession(userData)
      await navigate({ to: paths.twoFactor(), search: { to: targetOf({ params, search }) } })
      return
    }
    // The emailed code was sent with the login; keeping it would open the link again as a member.
    if (search.code !== undefined)
      await navigate({ to: '.', search: { ...search, code: undefined }, replace: true })
    askBeside(router, beside)
    // The router redirects by itself once there is a session.
    openSession(userData)
  }
}
