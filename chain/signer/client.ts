/** Asks a signer over its socket. */
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { z } from 'zod'
import { Checked, SignAnswer, Status } from './protocol.ts'
import type { Signer } from './signer.ts'

const answerMs = 10_000

/** Returns a signer that is elsewhere; each question fails while it is away. */
export function connectSigner(socket: string): Signer {
  const ask = async <Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    body?: object,
  ): Promise<z.infer<Schema>> => {
    const content = body && JSON.stringify(body)
    const said = await new Promise<unknown>((resolve, reject) => {
      const asking = request(
        {
          socketPath: socket,
          path,
          method: content === undefined ? 'GET' : 'POST',
          headers: content === undefined ? {} : { 'content-length': Buffer.byteLength(content) },
          signal: AbortSignal.timeout(answerMs),
        },
        (response) => {
          if (response.statusCode === 200) json(response).then(resolve, reject)
          else reject(new Error(`The signer answers ${response.statusCode}`))
        },
      )
      asking.once('error', (cause) => reject(new Error(`The signer is away: ${cause.message}`, { cause })))
      asking.end(content)
    })
    return schema.parse(said)
  }
  return {
    status: () => ask(Status, '/status'),
    check: (purpose) => ask(Checked, '/check', purpose),
    sign: (asked) => ask(SignAnswer, '/sign', asked),
    spend: (asked) => ask(SignAnswer, '/spend', asked),
  }
}
