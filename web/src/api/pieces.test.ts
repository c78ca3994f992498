/// <reference types="node" />
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession, openSession } from './session.ts'
import { cookieOf } from './test-server.ts'
import { upload, type UploadState } from './upload.ts'

// Provided by Vitest; relative URLs are resolved against this one.
declare const jsdom: { reconfigure(options: { url: string }): void }

const megabyte = 1024 * 1024
const bytes = 20 * megabyte
const film = new File([new Uint8Array(bytes)], 'film.mp4', { type: 'video/mp4', lastModified: 5 })
const fields = { message: 'Hi', idempotency_key: 'key-12345' }

let server: Server
/** The uploads that the server has, with the bytes of each. */
const kept = new Map<string, number>()
const asked: string[] = []
const calls: string[] = []
/** Breaks the connection in the nth request. */
let breaksAt = 0
/** Leaves the nth request without an answer. */
let holdsAt = 0
let answerCall = (response: ServerResponse) => json(response, { code: true, message: 'Success', recdata: {} })

function json(response: ServerResponse, body: object, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const refuse = (response: ServerResponse, error: string, status: number) =>
  json(response, { code: false, message: `Text of ${error}`, error }, status)

function handle(request: IncomingMessage, response: ServerResponse) {
  // jsdom's page keeps its first origin, so this server is another origin to it.
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', '*')
  response.setHeader('access-control-allow-methods', '*')
  response.setHeader('access-control-expose-headers', '*, location, upload-offset, upload-length')
  request.on('error', () => {})
  if (request.method === 'OPTIONS') return void response.end()
  if (!request.url?.startsWith('/api/uploads')) {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')))
    return void request.on('end', () => {
      calls.push(body)
      answerCall(response)
    })
  }
  const id = request.url.split('/')[3] ?? ''
  asked.push(`${request.method} ${request.headers['upload-offset'] ?? ''}`.trim())
  if (asked.length === breaksAt) return void request.socket.destroy()
  request.resume()
  if (asked.length === holdsAt) return
  if (request.method === 'POST') {
    const made = `upload-${kept.size + 1}`
    kept.set(made, 0)
    return void response.writeHead(201, { location: `/api/uploads/${made}` }).end()
  }
  const offset = kept.get(id)
  if (offset === undefined) return void response.writeHead(404).end()
  if (request.method === 'DELETE') {
    kept.delete(id)
    return void response.writeHead(204).end()
  }
  if (request.method === 'HEAD')
    return void response.writeHead(200, { 'upload-offset': offset, 'upload-length': bytes }).end()
  request.on('end', () => {
    const next = offset + Number(request.headers['content-length'])
    kept.set(id, next)
    response.writeHead(204, { 'upload-offset': next }).end()
  })
}

beforeEach(async () => {
  kept.clear()
  asked.length = 0
  calls.length = 0
  breaksAt = 0
  holdsAt = 0
  answerCall = (response) => json(response, { code: true, message: 'Success', recdata: {} })
  localStorage.clear()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  document.cookie = cookieOf(7, 'session.key')
  openSession({ ...JSON.parse(decodeURIComponent(cookieOf(7, 'session.key').slice(5))) })
  server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  jsdom.reconfigure({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function send(files: Record<string, Blob> = { file: film }, signal?: AbortSignal) {
  const states: UploadState[] = []
  const onChange = (state: UploadState) => void states.push(state)
  const result = upload('add_reel', fields, files, { onChange, ...(signal ? { signal } : {}) })
  return { states, result }
}

/** Sends the first piece; the page ends in the second one. */
async function sendFirstPiece() {
  const stop = new AbortController()
  holdsAt = 3
  const { result } = send({ file: film }, stop.signal)
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  stop.abort()
  await expect(result).rejects.toMatchObject({ name: 'AbortError' })
  expect([...kept]).toEqual([['upload-1', 8 * megabyte]])
  holdsAt = 0
}

const remembered = () => Object.keys(localStorage).filter((key) => key.startsWith('commons.upload.'))

test('a large file goes ahead in pieces, and its call names it beside the small ones', async () => {
  const { result, states } = send({ file: film, captions: new File(['WEBVTT'], 'x.vtt') })
  await result
  expect(asked).toEqual(['POST', 'PATCH 0', `PATCH ${8 * megabyte}`, `PATCH ${16 * megabyte}`])
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatch(/name="upload_id"\s+upload-1\s/)
  expect(calls[0]).toContain('name="captions"')
  expect(calls[0]).not.toContain('film.mp4')
  expect(states.at(-1)).toMatchObject({ phase: 'answering' })
  expect(remembered()).toEqual([])
})

test('a lost connection costs less than a piece', async () => {
  breaksAt = 3
  await send().result
  expect(asked).toEqual([
    'POST',
    'PATCH 0',
    `PATCH ${8 * megabyte}`,
    'HEAD',
    `PATCH ${8 * megabyte}`,
    `PATCH ${16 * megabyte}`,
  ])
})

test('a later page goes on with the same file; its name is not in the storage', async () => {
  await sendFirstPiece()
  expect(remembered()).toHaveLength(1)
  expect(JSON.stringify(localStorage)).not.toContain('film')
  asked.length = 0
  await send({ file: new File([film], 'film.mp4', { type: 'video/mp4', lastModified: 5 }) }).result
  expect(asked.slice(0, 2)).toEqual(['HEAD', `PATCH ${8 * megabyte}`])
  expect([...kept]).toEqual([['upload-1', bytes]])
})

test('what has been sent of a file that is given up is removed', async () => {
  await sendFirstPiece()
  const { removePieces } = await import('./pieces.ts')
  const session = currentSession()
  if (!session) throw new Error('Nobody is logged in')
  await removePieces(film, session)
  expect([asked.at(-1), [...kept], remembered()]).toEqual(['DELETE', [], []])
  await removePieces(film, session)
  expect(asked.filter((each) => each === 'DELETE')).toHaveLength(1)
})

test('another member, or another file, begins anew', async () => {
  localStorage.setItem('commons.upload.8.1', JSON.stringify({ url: '/api/uploads/old', at: Date.now() }))
  await send().result
  await send({ file: new File([film], 'film.mp4', { type: 'video/mp4', lastModified: 6 }) }).result
  expect(kept.size).toBe(2)
})

test('what the server has removed is sent again', async () => {
  await sendFirstPiece()
  kept.delete('upload-1')
  kept.set('another', 0)
  await send().result
  expect(kept.get('upload-2')).toBe(bytes)
})

test('what another call took, or time, is sent once more', async () => {
  answerCall = (response) => {
    answerCall = (again) => json(again, { code: true, message: 'Success', recdata: {} })
    refuse(response, 'upload_not_found', 404)
  }
  await send().result
  expect([...kept.keys()]).toEqual(['upload-1', 'upload-2'])
  answerCall = (response) => refuse(response, 'upload_not_found', 404)
  await expect(send().result).rejects.toMatchObject({ refusal: 'upload_not_found' })
})

test('a refusal arrives in the server’s words', async () => {
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'OPTIONS') return handle(request, response)
    response.setHeader('access-control-allow-origin', '*')
    request.resume()
    refuse(response, 'quota_exceeded', 422)
  })
  await expect(send().result).rejects.toMatchObject({
    refusal: 'quota_exceeded',
    message: 'Text of quota_exceeded',
    status: 422,
  })
})
