/** Requests as bytes, for tests of what well-behaved clients don't send. */
import assert from 'node:assert/strict'
import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { refusals } from '@commons/contract/refusals.ts'

export interface RawRequest {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array | string | undefined
}

export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/** Sends a request unchanged. Keeps the connection for the next one, as browsers do. */
export function sendRaw(url: string, { method, path, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { agent, hostname, port, method, path, headers: { ...length, ...headers } },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.once('error', reject)
        incoming.once('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        )
      },
    )
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

/** Sends bytes to the server; returns everything it answers until it closes the connection. */
export function speak(url: string, bytes: string | Uint8Array): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    let said = ''
    const socket = connect(Number(port), hostname, () => socket.end(bytes))
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => (said += chunk))
    socket.once('close', () => resolve(said))
    socket.once('error', reject)
  })
}

export interface Envelope {
  readonly code: boolean
  readonly message: string
  readonly error?: string
  /** A copy of `message`, in calls whose documented refusals are read from this field. */
  readonly error_label?: string
  readonly fields?: Readonly<Record<string, string>>
}

const refusalKeys = new Set(['code', 'message', 'error', 'error_label', 'fields', 'suspended_until'])

/** Asserts that an answer is the envelope and, for a refusal, that name, status and texts belong together. */
export function requireEnvelope({ status, headers, text }: RawAnswer): Envelope {
  const shown = `${status} ${text.slice(0, 300)}`
  assert.match(headers['content-type'] ?? '', /^application\/json/, shown)
  assert(headers['x-request-id'], `no request id: ${shown}`)
  const body = JSON.parse(text) as Envelope
  assert(typeof body === 'object' && body !== null && !Array.isArray(body), shown)
  assert.equal(body.code, status === 200, shown)
  assert(typeof body.message === 'string' && body.message !== '', shown)
  if (body.code) return body
  const { error = '', error_label = body.message, fields = {} } = body
  assert.equal(error_label, body.message, shown)
  assert.equal(refusals[error as keyof typeof refusals], status, shown)
  assert.deepEqual(
    Object.keys(body).filter((key) => !refusalKeys.has(key)),
    [],
  )
  for (const message of [body.message, ...Object.values(fields)]) {
    assert(typeof message === 'string' && message !== '', shown)
    // No unfilled placeholder, and nothing meant for developers.
    assert.doesNotMatch(message, /[{}]|refusal\.|field\.|node_modules|\.ts\b|\n\s*at /, shown)
  }
  return body
}
