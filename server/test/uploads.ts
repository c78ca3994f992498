/** Sends files in pieces, as a client of the tus protocol. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Answer, Person } from './world.ts'

type Who = Pick<Person, 'id' | 'apiKey'>

export const pieceHeaders = {
  'tus-resumable': '1.0.0',
  'content-type': 'application/offset+octet-stream',
}

/** Sends one request of the protocol; returns its answer with the parsed body, if that is JSON. */
export async function ask(
  url: string,
  { id, apiKey }: Who,
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
  { path = '', headers = {}, body }: { path?: string; headers?: Record<string, string>; body?: Uint8Array },
): Promise<Answer> {
  const response = await fetch(`${url}/api/uploads${path}`, {
    method,
    headers: { 'tus-resumable': '1.0.0', 'user-id': String(id), 'api-key': apiKey, ...headers },
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text.startsWith('{') ? (JSON.parse(text) as Answer['body']) : {},
  }
}

/** A client of one member at one process. */
export function uploader(url: string, who: Who) {
  const idOf = ({ headers }: Answer) =>
    headers.get('location')?.split('/').at(-1) ?? assert.fail('no address')
  const announce = (bytes: number) => ask(url, who, 'POST', { headers: { 'upload-length': String(bytes) } })
  const look = (id: string) => ask(url, who, 'HEAD', { path: `/${id}` })
  const piece = (id: string, offset: number, body: Uint8Array) =>
    ask(url, who, 'PATCH', {
      path: `/${id}`,
      headers: { ...pieceHeaders, 'upload-offset': String(offset) },
      body,
    })
  return {
    announce,
    look,
    piece,
    remove: (id: string) => ask(url, who, 'DELETE', { path: `/${id}` }),
    async begin(bytes: number): Promise<string> {
      const answer = await announce(bytes)
      assert.equal(answer.status, 201, JSON.stringify(answer.body))
      return idOf(answer)
    },
    async offset(id: string): Promise<number> {
      const { status, headers } = await look(id)
      assert.equal(status, 200)
      return Number(headers.get('upload-offset'))
    },
    /** Sends a whole file in this many pieces; returns its id. */
    async whole(file: Uint8Array, pieces = 2): Promise<string> {
      const id = await this.begin(file.length)
      const size = Math.ceil(file.length / pieces)
      for (let from = 0; from < file.length; from += size) {
        const { status, headers } = await piece(id, from, file.subarray(from, from + size))
        assert.equal(status, 204)
        assert.equal(headers.get('upload-offset'), String(Math.min(from + size, file.length)))
      }
      return id
    },
    /** Begins a piece and sends only a part of it; the connection stays open and silent. */
    async hang(id: string, offset: number, announced: number, sent: Uint8Array): Promise<Socket> {
      const { hostname, port } = new URL(url)
      const socket = connect(Number(port), hostname)
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      const head = {
        host: `${hostname}:${port}`,
        ...pieceHeaders,
        'user-id': String(who.id),
        'api-key': who.apiKey,
        'upload-offset': String(offset),
        'content-length': String(announced),
      }
      const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
      socket.write(`PATCH /api/uploads/${id} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      await new Promise<void>((resolve) => socket.write(sent, () => resolve()))
      return socket
    },
  }
}
