/** Delivers text messages to an SMS gateway over HTTP, or without one to a folder of .txt files. */
import type { Log } from '../log.ts'
import { FinalError, UnsureError } from './carrier.ts'
import { putInOutbox } from './outbox.ts'

export interface TextMessage {
  readonly id: string
  /** A phone number, as E.164. */
  readonly to: string
  readonly text: string
}

export interface TextCarrier {
  /** Resolves when the message was accepted, and rejects as `Carrier` does. */
  carry(message: TextMessage): Promise<void>
}

interface Gateway {
  /** Its address, which may have {to} and {text} in it. */
  readonly url: string
  /** The body with {to} and {text}: JSON if it begins with a brace, otherwise a form. */
  readonly body: string
  /** The Authorization header; a token without a scheme is a bearer's. */
  readonly token: string | undefined
}

export function openTextCarrier(gateway: Gateway | undefined, folder: string, log: Log): TextCarrier {
  return gateway === undefined ? folderCarrier(folder, log) : httpCarrier(gateway)
}

/** Statuses after which a retry may help: the gateway is busy, or its operator has to mend something. */
const passing = new Set([401, 402, 403, 404, 405, 407, 408, 425, 429])

/** Errors of a connection that never came about, so nothing was sent. */
const unconnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

function httpCarrier({ url, body, token }: Gateway): TextCarrier {
  const isJson = body.startsWith('{')
  const headers = {
    'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
    ...(token !== undefined && { authorization: token.includes(' ') ? token : `Bearer ${token}` }),
  }
  return {
    async carry(message) {
      const answer = await fetch(filled(url, message, encodeURIComponent), {
        method: 'POST',
        headers,
        body: filled(body, message, isJson ? jsonText : encodeURIComponent),
        redirect: 'error',
        signal: AbortSignal.timeout(15_000),
      }).catch((error: unknown) => {
        throw isUnconnected(error)
          ? new Error('The SMS gateway could not be reached', { cause: error })
          : new UnsureError('The SMS gateway did not answer', { cause: error })
      })
      await answer.body?.cancel()
      if (answer.ok) return
      const refused = new Error(`The SMS gateway answered with status ${answer.status}`)
      if (answer.status >= 500 || passing.has(answer.status)) throw refused
      throw new FinalError('The SMS gateway refused the message for good', { cause: refused })
    },
  }
}

const jsonText = (text: string) => JSON.stringify(text).slice(1, -1)

const filled = (template: string, { to, text }: TextMessage, escaped: (text: string) => string) =>
  // In one pass: a text may have braces of its own.
  template.replaceAll(/\{(to|text)\}/g, (_, name: string) => escaped(name === 'to' ? to : text))

function isUnconnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && unconnected.has(String(cause.code))
}

const folderCarrier = (folder: string, log: Log): TextCarrier => ({
  async carry({ id, to, text }) {
    const file = await putInOutbox(folder, `${id}.txt`, `To: ${to}\n\n${text}\n`)
    log.info({ file }, 'A text message was written to the outbox; set SMS_URL to send it')
  },
})
