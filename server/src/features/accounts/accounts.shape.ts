/** Converts account rows to the wire format. */
import type { OpenSession, Passkey } from '@commons/contract/accounts/security.ts'
import type { UserData } from '@commons/contract/accounts/accounts.ts'
import { parse as parseAgent } from 'bowser'
import { languageId } from '../../platform/language.ts'
import type { StoredPasskey } from './security/security.factors.queries.ts'
import type { Account, SessionOfMember } from './accounts.queries.ts'

export const textFlag = (yes: boolean): '0' | '1' => (yes ? '1' : '0')

export function userData(account: Account, apiKey: string, secondFactorWaits: boolean): UserData {
  return {
    id: account.id,
    api_key: apiKey,
    is_enable_google_auth_code: textFlag(account.two_factor),
    email: account.email,
    full_name: account.full_name,
    username: account.username,
    language_id: languageId(account.language),
    email_verified: textFlag(account.email_verified),
    is_second_factor_pending: textFlag(secondFactorWaits),
  }
}

export function passkey({ id, name, created_at, last_used_at }: StoredPasskey): Passkey {
  return {
    passkey_id: id,
    name,
    created_at: created_at.toISOString(),
    ...(last_used_at ? { last_used_at: last_used_at.toISOString() } : {}),
  }
}

/**
 * Returns a User-Agent's browser and device in familiar terms: "Firefox 140" and "Windows", "Safari 18" and
 * "iOS, iPhone".
 */
export function agentParts(userAgent: string | null | undefined): { browser: string; device: string } {
  if (!userAgent) return { browser: '', device: '' }
  const { browser, os, platform } = parseAgent(userAgent)
  const version = browser.version?.split('.')[0]
  // Programs that are no browsers begin with their own name: "curl/8.5.0".
  const program = /^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? ''
  return {
    browser: browser.name ? [browser.name, version].filter(Boolean).join(' ') : program,
    device: [os.name, platform.model].filter(Boolean).join(', '),
  }
}

export function openSession(session: SessionOfMember, currentId: string): OpenSession {
  const { browser, device } = agentParts(session.user_agent)
  return {
    session_id: session.id,
    device,
    browser,
    place: session.address_prefix ?? '',
    created_at: session.created_at.toISOString(),
    last_used_at: session.last_used_at.toISOString(),
    is_current: textFlag(session.id === currentId),
  }
}
