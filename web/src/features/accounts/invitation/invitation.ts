/**
 * The referral link that brought a visitor here, for 24 hours: also when they look around first, or come back
 * later. The server has the browser remember it, too, in a cookie that this page cannot read.
 */
import { useEffect } from 'react'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { store, useStore } from '../../../ui/store.ts'

interface Invitation {
  readonly code: string
  /** Until when it counts, in milliseconds since 1970. */
  readonly until: number
  /** Who invites; unknown until the server has said so. */
  readonly name?: string
}

const key = 'commons.invitation'
const day = 24 * 60 * 60 * 1000

function kept(): Invitation | null {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Invitation> | null
    if (typeof value?.code !== 'string' || typeof value.until !== 'number') return null
    return value.until > Date.now() ? (value as Invitation) : null
  } catch {
    // A browser may forbid storage, and another program may have written it.
    return null
  }
}

const invitation = store(kept())

function keep(next: Invitation | null): void {
  invitation.set(next)
  try {
    if (next) localStorage.setItem(key, JSON.stringify(next))
    else localStorage.removeItem(key)
  } catch {
    // See above: it then lasts as long as the page.
  }
}

async function follow(code: string): Promise<void> {
  const followed: Invitation = { code, until: Date.now() + day }
  keep(followed)
  try {
    const { full_name: name } = await call('referral_click', { referral_code: code })
    if (invitation.get() === followed) keep({ ...followed, name })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    // Nobody's code; without a network it may be somebody's.
    if (error.status !== 0 && invitation.get() === followed) keep(null)
  }
}

/** Remembers the code of the link that led here. */
export function useFollowedInvitation(code: string | undefined): void {
  useEffect(() => {
    if (code) void follow(code)
  }, [code])
}

/** The invitation that is remembered, if any. */
export const useInvitation = (): Invitation | null => useStore(invitation)

/** Once it has led to an account, it leads to no other. */
export const forgetInvitation = (): void => keep(null)
