/** Delivers finished mails to a mail server, or without one to a folder of .eml files. */
import { Readable } from 'node:stream'
import nodemailer from 'nodemailer'
import type { Log } from '../log.ts'
import { putInOutbox } from './outbox.ts'

export interface Mail {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly replyTo: { readonly name: string; readonly address: string } | undefined
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The host in the Message-ID. */
  readonly host: string
}

export interface Carrier {
  /**
   * Resolves when the mail was accepted. After an `UnsureError` it may have been, after others not. After a
   * `FinalError` it never will be.
   */
  carry(mail: Mail): Promise<void>
  /** Gives up what a server hasn't begun to take. */
  close(): void
}

/** The server refused the mail for good, for its address or content: a retry would be refused as well. */
export class FinalError extends Error {}

/** The connection broke after the whole mail was sent and before the server answered. */
export class UnsureError extends Error {}

export function openCarrier(url: string | undefined, folder: string, log: Log): Carrier {
  return url === undefined ? folderCarrier(folder, log) : smtpCarrier(url)
}

const message = ({ id, from, to, replyTo, subject, text, html, host }: Mail) => ({
  messageId: `<${id}@${host}>`,
  from,
  to,
  ...(replyTo && { replyTo }),
  subject,
  text,
  html,
  // Keeps vacation notices and other automatic replies from answering.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})

function smtpCarrier(url: string): Carrier {
  // A silent server must not hold a job forever.
  const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }
  const transport = nodemailer.createTransport({ url, ...patience })
  const writer = openWriter()
  const leaving = new AbortController()
  return {
    async carry(mail) {
      const { envelope, bytes } = await writer(mail)
      leaving.signal.throwIfAborted()
      let begun = false
      const raw = Readable.from(
        (function* () {
          leaving.signal.throwIfAborted()
          begun = true
          yield bytes
        })(),
      )
      let handedOver = false
      raw.once('end', () => (handedOver = true))
      const left = Promise.withResolvers<never>()
      // Nothing of it has been sent, nor will be.
      const giveUp = () => !begun && left.reject(leaving.signal.reason)
      leaving.signal.addEventListener('abort', giveUp, { once: true })
      try {
        await Promise.race([transport.sendMail({ envelope, raw }), left.promise])
      } catch (error) {
        // A refusing server sends a code; without one, after the whole mail, the outcome is unknown.
        const isRefused =
          error instanceof Error && 'responseCode' in error && error.responseCode !== undefined
        if (isFinal(error))
          throw new FinalError('The mail server refused the mail for good', { cause: error })
        if (!handedOver || isRefused) throw error
        throw new UnsureError('The mail server hung up after the mail', { cause: error })
      } finally {
        leaving.signal.removeEventListener('abort', giveUp)
      }
    },
    close() {
      leaving.abort(new Error('This process ends before the mail server took the mail'))
      transport.close()
    },
  }
}

/** Returns whether a server refused an address or a mail with a 5xx; a login it refuses is for the operator to mend. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const code = Number(error.responseCode)
  return ['EENVELOPE', 'EMESSAGE'].includes(String(error.code)) && code >= 500 && ![530, 535].includes(code)
}

/** Renders mails as bytes (RFC 5322), with the envelope to send them in. */
function openWriter() {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail: Mail) => {
    const { envelope, message: bytes } = await transport.sendMail(message(mail))
    return { envelope, bytes: bytes as Buffer }
  }
}

function folderCarrier(folder: string, log: Log): Carrier {
  const writer = openWriter()
  return {
    async carry(mail) {
      const { bytes } = await writer(mail)
      const file = await putInOutbox(folder, `${mail.id}.eml`, bytes)
      log.info({ file }, 'An email was written to the outbox; set MAIL_URL to send it')
    },
    close: () => undefined,
  }
}
