/** A browser's cookies: two of its session, one of which the page reads, and one of an invitation. */
import type { FastifyReply } from 'fastify'
import type { SessionChange } from '../call/handle.ts'
import { formatKey } from './api-key.ts'
import { type Invitations, rememberedSeconds } from './invitation.ts'

/** Holds the documents' user_data; readable by the page. */
const openCookie = 'name'
/** Binds the session to this browser; the page can't read it, other sites can't send it. */
export const bindingCookie = 'commons_session'
/** Holds the code of a referral link that was opened, for a day; the page can't read it. */
const invitationCookie = 'commons_invitation'

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
  return {
    open({ sessionId, secret, binding }) {
      if (binding !== undefined) {
        const value = formatKey({ sessionId, secret: binding })
        reply.setCookie(bindingCookie, value, { ...lasting, httpOnly: true })
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
      reply.clearCookie(bindingCookie, { ...common, httpOnly: true })
    },
    invitation: () => settings.invitations.read(reply.request.cookies[invitationCookie]),
    keepInvitation(invitation) {
      const value = settings.invitations.write(invitation)
      reply.setCookie(invitationCookie, value, { ...common, httpOnly: true, maxAge: rememberedSeconds })
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
