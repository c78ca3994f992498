/**
 * Remembers the referral link that brought a visitor here for 24 hours, even if they look around first or
 * come back later. The server also sets a cookie, which this page cannot read.
 */
import { useEffect } from 'react'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { store, useStore } from '../../../ui/store.ts'

interface Invitation {
  readonly code: string
  /** When the invitation expires, in milliseconds since 1970. */
  readonly until: number
  /** The inviting member's name; unknown until the server answers. */
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
    // Storage can be blocked, and the value may have been written by another program.
    return null
  }
}

const invitation = store(kept())
/** The code that the server was last asked for and nobody has. */
const unknown = store<string | undefined>(undefined)

function keep(next: Invitation | null): void {
  invitation.set(next)
  try {
    if (next) localStorage.setItem(key, JSON.stringify(next))
    else localStorage.removeItem(key)
  } catch {
    // Storage can be blocked; the invitation then lasts until the page is left.
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
    if (error.refusal === 'referral_code_unknown') unknown.set(code)
    // The server doesn't know the code. Without a network it may still be valid.
    if (error.status !== 0 && invitation.get() === followed) keep(null)
  }
}

/** Asks the server for a code that was typed. */
export function checkCode(typed: string): void {
  const code = typed.trim()
  if (code !== '' && code !== invitation.get()?.code && code !== unknown.get()) void follow(code)
}

/** Remembers the referral code of the link that was opened. */
export function useFollowedInvitation(code: string | undefined): void {
  useEffect(() => {
    if (code) void follow(code)
  }, [code])
}

/** Returns the remembered invitation, if any. */
export const useInvitation = (): Invitation | null => useStore(invitation)

/** Returns whether the server said that nobody has this code. */
export const useIsUnknown = (code: string): boolean => useStore(unknown) === code.trim()

/** Call after registration: an invitation counts for a single account. */
export const forgetInvitation = (): void => keep(null)
