/// <reference types="node" />
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { openSession } from './session.ts'
import { cookieOf } from './test-server.ts'
import { counter, upload, type UploadState } from './upload.ts'

// Provided by Vitest; relative URLs are resolved against this one.
declare const jsdom: { reconfigure(options: { url: string }): void }

type Handle = (request: IncomingMessage, response: ServerResponse, count: number) => void

let server: Server

/** Starts a server that handles each request as given, and counts the bytes received of each. */
async function serve(handle: Handle) {
  const received: number[] = []
  const bodies: string[] = []
  server = createServer((request: IncomingMessage, response: ServerResponse) => {
    // jsdom's page keeps its first origin, so this server is another origin to it.
    response.setHeader('access-control-allow-origin', '*')
    if (request.method === 'OPTIONS') return void response.end()
    const index = received.push(0) - 1
    bodies.push('')
    request.on('error', () => {})
    request.on('data', (chunk: Buffer) => {
      received[index] = (received[index] ?? 0) + chunk.length
      bodies[index] += chunk.toString('latin1').slice(0, 2000)
    })
    handle(request, response, received.length)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  jsdom.reconfigure({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })
  return { received, bodies }
}

function answer(response: ServerResponse, body: object, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
const success = { code: true, message: 'Success', recdata: { post_id: 1 } }

const file = new File([new Uint8Array(3 * 1024 * 1024)], 'x.mp4', { type: 'video/mp4' })
const fields = { message: 'Hi', idempotency_key: 'key-12345' }

/** Uploads, and records every state. */
function send(more: object = fields, signal?: AbortSignal) {
  const states: UploadState[] = []
  const onChange = (state: UploadState) => void states.push(state)
  const result = upload('add_post', more, { file }, { onChange, ...(signal ? { signal } : {}) })
  return { states, result }
}

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  document.cookie = cookieOf(7, 'session.key')
  openSession({ ...JSON.parse(decodeURIComponent(cookieOf(7, 'session.key').slice(5))) })
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the credentials stand before the file, and the answer is given', async () => {
  const { bodies, received } = await serve((request, response) =>
    request.on('end', () => answer(response, success)),
  )
  const { result, states } = send()
  await expect(result).resolves.toMatchObject({ recdata: { post_id: 1 } })
  const [body = ''] = bodies
  expect(body.indexOf('name="api_key"')).toBeGreaterThan(0)
  expect(body.indexOf('name="api_key"')).toBeLessThan(body.indexOf('name="file"'))
  expect(received[0]).toBeGreaterThan(file.size)
  expect(states.at(-1)?.phase).toBe('answering')
})

test('a refusal in the middle of the body arrives in the server’s words', async () => {
  await serve((request, response) => {
    request.once('data', () =>
      answer(response, { code: false, message: 'Too large', error: 'file_too_large' }, 413),
    )
    request.resume()
  })
  const { result } = send()
  await expect(result).rejects.toMatchObject({ refusal: 'file_too_large', message: 'Too large', status: 413 })
})

test('a lost connection is tried again under the same key', async () => {
  const { bodies } = await serve((request, response, count) => {
    if (count > 2) request.on('end', () => answer(response, success))
    else
      request.on('data', function stopLater(this: IncomingMessage) {
        if (bytesOf(this) > 1024 * 1024) request.socket.destroy()
      })
  })
  const { result, states } = send()
  await expect(result).resolves.toMatchObject({ recdata: { post_id: 1 } })
  expect(bodies).toHaveLength(3)
  for (const body of bodies) expect(body).toContain('key-12345')
  expect(states.map(({ phase }) => phase)).toContain('again')
})

const bytesOf = (request: IncomingMessage) => request.socket.bytesRead

// jsdom reports no bytes sent; the journeys compare them with what the server has received.
test('what is sent anew stands still until what was shown is reached', () => {
  const states: string[] = []
  const { onBytes, onAllSent, tell } = counter(({ phase, sentBytes, totalBytes }) =>
    states.push(`${phase} ${sentBytes}/${totalBytes}`),
  )
  onBytes(40, 100)
  tell('again')
  for (const sent of [10, 39, 60]) onBytes(sent, 100)
  tell('offline')
  onBytes(100, 100)
  onAllSent()
  expect(states).toEqual([
    'sending 40/100',
    'again 40/100',
    'again 40/100',
    'again 40/100',
    'sending 60/100',
    'offline 60/100',
    'sending 100/100',
    'answering 100/100',
  ])
})

test('without a key nothing is sent twice', async () => {
  const { received } = await serve((request) => request.once('data', () => request.socket.destroy()))
  const { result } = send({ message: 'Hi' })
  await expect(result).rejects.toMatchObject({ refusal: 'network' })
  expect(received).toHaveLength(1)
})

test('after three lost connections it is for the member to decide', async () => {
  const { received } = await serve((request) => request.once('data', () => request.socket.destroy()))
  const { result } = send()
  await expect(result).rejects.toBeInstanceOf(CallError)
  expect(received).toHaveLength(3)
})

test('offline it waits for the network, and goes on by itself', async () => {
  const { received } = await serve((request, response, count) => {
    if (count === 1) request.once('data', () => request.socket.destroy())
    else request.on('end', () => answer(response, success))
  })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { result, states } = send()
  await vi.waitFor(() => expect(states.at(-1)?.phase).toBe('offline'))
  expect(received).toHaveLength(1)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect(result).resolves.toMatchObject({ recdata: { post_id: 1 } })
})

test('cancelling ends it at once: while bytes leave, while offline, and between two attempts', async () => {
  const ended = Promise.withResolvers<void>()
  const { received } = await serve((request, _response, count) => {
    request.once('data', () => (count === 1 ? undefined : request.socket.destroy()))
    request.on('close', () => ended.resolve())
  })
  const sending = new AbortController()
  const first = send(fields, sending.signal)
  await vi.waitFor(() => expect(received[0]).toBeGreaterThan(0))
  sending.abort()
  await expect(first.result).rejects.toMatchObject({ name: 'AbortError' })
  // The server sees the request close.
  await ended.promise

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const offline = new AbortController()
  const second = send(fields, offline.signal)
  await vi.waitFor(() => expect(second.states.at(-1)?.phase).toBe('offline'))
  offline.abort()
  await expect(second.result).rejects.toMatchObject({ name: 'AbortError' })

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const between = new AbortController()
  const third = send(fields, between.signal)
  await vi.waitFor(() => expect(third.states.at(-1)?.phase).toBe('again'))
  between.abort()
  await expect(third.result).rejects.toMatchObject({ name: 'AbortError' })
})

test('a file that has changed since is not taken for a lost connection', async () => {
  const { received } = await serve((request) => request.socket.destroy())
  const changed = new File(['x'], 'x.mp4')
  changed.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadable')) }) as unknown as Blob
  await expect(upload('add_post', fields, { file: changed })).rejects.toMatchObject({
    refusal: 'file_broken',
  })
  expect(received.length).toBeLessThanOrEqual(1)
})

/** jsdom reports that everything is sent only when the answer is there: this request never answers. */
class SilentRequest extends EventTarget {
  static made: SilentRequest[] = []
  readonly upload = new EventTarget()
  readonly status = 0
  aborted = false
  open() {}
  setRequestHeader() {}
  send() {
    SilentRequest.made.push(this)
  }
  abort() {
    this.aborted = true
    this.dispatchEvent(new Event('loadend'))
  }
}

test('a silent connection is given up soon, a server that works later', async () => {
  await serve(() => {})
  vi.stubGlobal('XMLHttpRequest', SilentRequest)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stop = new AbortController()
  const { result } = send(fields, stop.signal)
  const ended = expect(result).rejects.toMatchObject({ name: 'AbortError' })
  const [first] = SilentRequest.made
  await vi.advanceTimersByTimeAsync(29_000)
  expect(first?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(first?.aborted).toBe(true)
  await vi.waitFor(() => expect(SilentRequest.made).toHaveLength(2))
  const [, second] = SilentRequest.made
  second?.upload.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(119_000)
  expect(second?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(second?.aborted).toBe(true)
  stop.abort()
  await ended
})

test('nothing is sent again in the name of somebody else who has logged in meanwhile', async () => {
  const { received } = await serve((request) => request.once('data', () => request.socket.destroy()))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { result, states } = send()
  await vi.waitFor(() => expect(states.at(-1)?.phase).toBe('offline'))
  openSession({ ...JSON.parse(decodeURIComponent(cookieOf(8, 'other.key').slice(5))) })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect(result).rejects.toMatchObject({ refusal: 'network' })
  expect(received).toHaveLength(1)
})
