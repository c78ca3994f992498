/** A browser's cookies: two of its session, one of which the page reads, and one of an invitation. */
import type { FastifyReply } from 'fastify'
import type { SessionChange } from '../call/handle.ts'
import { formatKey } from './api-key.ts'
import { type Invitations, rememberedSeconds } from './invitation.ts'

/** Holds the documents' user_data; readable by the page. */
const openCookie = 'name'
/** Binds the session to this browser; the page can't read it, other sites can't send it. */
const bindingCookie = 'commons_session'
/** Holds the code of a referral link that was opened, for a day; the page can't read it. */
const invitationCookie = 'commons_invitation'

/**
 * Browsers take a cookie with this prefix only from the host itself, over https. Without it, a neighbour such
 * as blog.commons.example could put its own in the place of ours.
 */
const hostOnly = '__Host-'

type Cookies = Readonly<Record<string, string | undefined>>

/**
 * Returns a cookie that the page can't read. One without the prefix counts where there is none with it: those
 * of before the prefix are valid until they expire, and http has no others.
 */
const read = (cookies: Cookies, name: string) => cookies[hostOnly + name] ?? cookies[name]

/** Returns the binding cookie of a request. */
export const bindingOf = (cookies: Cookies): string | undefined => read(cookies, bindingCookie)

export function sessionChange(
  reply: FastifyReply,
  settings: {
    member: number | undefined
    secure: boolean
    maxAgeSeconds: number
    invitations: Invitations
  },
): SessionChange {
  const common = { path: '/', sameSite: 'strict', secure: settings.secure } as const
  const lasting = { ...common, maxAge: settings.maxAgeSeconds }
  const hidden = { ...common, httpOnly: true }
  const setHidden = (name: string, value: string, maxAge: number) => {
    reply.setCookie(settings.secure ? hostOnly + name : name, value, { ...hidden, maxAge })
    if (settings.secure && reply.request.cookies[name] !== undefined) reply.clearCookie(name, hidden)
  }
  return {
    open({ sessionId, secret, binding }) {
      if (binding !== undefined) {
        const value = formatKey({ sessionId, secret: binding })
        setHidden(bindingCookie, value, settings.maxAgeSeconds)
      }
      return { apiKey: formatKey({ sessionId, secret }) }
    },
    remember(userData) {
      reply.setCookie(openCookie, JSON.stringify(userData), lasting)
    },
    revise(changes) {
      const userData = parseUserData(reply.request.cookies[openCookie])
      if (userData === undefined || userData['id'] !== settings.member) return
      reply.setCookie(openCookie, JSON.stringify({ ...userData, ...changes }), lasting)
    },
    end() {
      reply.clearCookie(openCookie, common)
      reply.clearCookie(bindingCookie, hidden)
      if (settings.secure) reply.clearCookie(hostOnly + bindingCookie, hidden)
    },
    invitation: () => settings.invitations.read(read(reply.request.cookies, invitationCookie)),
    keepInvitation(invitation) {
      setHidden(invitationCookie, settings.invitations.write(invitation), rememberedSeconds)
    },
  }
}

function parseUserData(cookie: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(cookie ?? '')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    // Leave the cookie alone: another program on this host may use the same name.
    return undefined
  }
}
