/** The two cookies of a browser's session: one that the page reads, one that it cannot. */
import type { FastifyReply } from 'fastify'
import type { SessionChange } from '../call/handle.ts'
import { formatKey } from './api-key.ts'

/** Holds the documents' user_data; readable by the page. */
const openCookie = 'name'
/** Binds the session to this browser; the page cannot read it, other sites cannot send it. */
export const bindingCookie = 'commons_session'

export function sessionChange(
  reply: FastifyReply,
  settings: { secure: boolean; maxAgeSeconds: number },
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
    end() {
      reply.clearCookie(openCookie, common)
      reply.clearCookie(bindingCookie, { ...common, httpOnly: true })
    },
  }
}
