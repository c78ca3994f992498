/** Posts something to a stranger's server, and reads the beginning of its answer. Redirects aren't followed. */
import type { IncomingMessage } from 'node:http'
import { type Reach, reach } from './reach.ts'

/** Whoever says a status has answered; what follows is only shown. */
const longestAfterStatusMs = 1_000

/** The proxy that all goes through wasn't reached, so nothing is known of the other server. */
export class ProxyFailed extends Error {}

interface Posting extends Reach {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** How much of the answer is read. */
  readonly mostBytes: number
}

export interface Posted {
  readonly status: number
  /** The beginning of what was answered, as text. */
  readonly answer: string
}

/** Throws if there is no answer. */
export async function postOutside(url: URL, { headers, body, mostBytes, ...how }: Posting): Promise<Posted> {
  const { ask, options } = await reach(url, how)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const content = Buffer.from(body)
  const sent = ask({
    ...options,
    method: 'POST',
    headers: {
      host: url.host,
      'accept-encoding': 'identity',
      'content-length': String(content.length),
      ...headers,
    },
  })
  sent
    .on('response', resolve)
    .on('error', (error: NodeJS.ErrnoException) =>
      // Behind a proxy nothing else is looked up or connected to.
      reject(
        how.proxy !== undefined && (error.syscall === 'connect' || error.syscall === 'getaddrinfo')
          ? new ProxyFailed('The proxy could not be reached', { cause: error })
          : error,
      ),
    )
    .end(content)
  const answer = await promise
  return { status: answer.statusCode ?? 0, answer: await readBeginning(answer, mostBytes) }
}

/** What is said after the status doesn't matter: an answer that breaks off is one. */
async function readBeginning(answer: IncomingMessage, mostBytes: number): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  const late = setTimeout(() => answer.destroy(), longestAfterStatusMs)
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part.subarray(0, mostBytes - bytes))
      bytes += part.length
      if (bytes >= mostBytes) break
    }
  } catch {
    // Its beginning is here.
  } finally {
    clearTimeout(late)
    answer.destroy()
  }
  // PostgreSQL stores no text with a zero, and the last character may be cut through.
  return Buffer.concat(parts)
    .toString('utf8')
    .replaceAll('\0', '')
    .replace(/\ufffd$/, '')
}
