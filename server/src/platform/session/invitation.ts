/**
 * A referral link that a browser remembers: only its code, signed together with its expiry. It names the
 * member who invites, and nothing about who opened the link.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { now } from '../clock.ts'

export interface Invitation {
  readonly code: string
  /** True for the code of a member who logged out here, so that they don't invite themselves. */
  readonly isOwn: boolean
}

export interface Invitations {
  write(invitation: Invitation): string
  /** Returns undefined if the text isn't ours or is a day old. */
  read(text: string | undefined): Invitation | undefined
}

export const rememberedSeconds = 24 * 60 * 60
const form = /^((own|link)\.(\d{13})\.([^.]{1,64}))\.([\w-]{43})$/

export function openInvitations(secret: Buffer): Invitations {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return {
    write({ code, isOwn }) {
      const text = `${isOwn ? 'own' : 'link'}.${now().getTime() + rememberedSeconds * 1000}.${code}`
      return `${text}.${sign(text)}`
    },
    read(cookie = '') {
      const [, text, kind, until, code, signature] = form.exec(cookie) ?? []
      if (!text || !code || !signature) return undefined
      if (!timingSafeEqual(Buffer.from(sign(text)), Buffer.from(signature))) return undefined
      return Number(until) > now().getTime() ? { code, isOwn: kind === 'own' } : undefined
    },
  }
}
