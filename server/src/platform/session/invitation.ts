/**
 * What a browser remembers of a referral link: the code alone, signed together with the moment at which it is
 * forgotten. It names the member who invites and nothing of who followed the link.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { now } from '../clock.ts'

export interface Invitation {
  readonly code: string
  /** The code of the member who was logged in here, who does not invite themselves. */
  readonly isOwn: boolean
}

export interface Invitations {
  write(invitation: Invitation): string
  /** Undefined where it is not ours, or a day old. */
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
