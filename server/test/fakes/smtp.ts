/** A mail server for tests: it accepts, refuses, waits, hangs up or goes away as told. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { atEndOfFile } from '../end-of-file.ts'
import { type ReadMail, readMail } from '../mail.ts'

type Answer = 'take' | 'later' | 'never' | 'hang up'

export interface SmtpSink {
  readonly url: string
  readonly taken: ReadMail[]
  /** Returns how many mails were submitted so far, answered or not. */
  readonly count: () => number
}

/**
 * Opens a mail server. `answerTo` decides about the nth mail (from 1), at once or later. `port`: the port of
 * an earlier one.
 */
export async function openSmtp(
  answerTo: (nth: number) => Answer | Promise<Answer> = () => 'take',
  { port = 0, ...options }: SMTPServerOptions & { port?: number } = { authOptional: true },
): Promise<SmtpSink> {
  const taken: ReadMail[] = []
  let count = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    ...options,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      const answer = async () => {
        const what = await answerTo(++count)
        if (what === 'later') return done(Object.assign(new Error('Come again'), { responseCode: 451 }))
        if (what === 'never') return done(Object.assign(new Error('No such box'), { responseCode: 550 }))
        taken.push(readMail(Buffer.concat(chunks).toString('utf8')))
        if (what === 'hang up') hangUp(server)
        else done()
      }
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => void answer())
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  atEndOfFile(async () => void server.close())
  const { port: own } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${own}`, taken, count: () => count }
}

/** Closes every connection without a reply, as a machine that loses power. */
function hangUp(server: SMTPServer): void {
  for (const connection of server.connections)
    (connection as { _socket: { destroy(): void } })._socket.destroy()
}
