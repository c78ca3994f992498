/** Answers on a socket that only its own user may open. */
import { chmod, mkdir, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { Purpose, SignRequest, SpendRequest } from './protocol.ts'
import type { Signer } from './signer.ts'

/** Longer than any request is. */
const longestBody = 100_000

/** Listens until it is closed. Fails where another signer listens there. */
export async function serveSigner(signer: Signer, socket: string): Promise<Server> {
  const isPipe = process.platform === 'win32'
  if (!isPipe) {
    await mkdir(path.dirname(socket), { recursive: true, mode: 0o700 })
    if (await answers(socket)) throw new Error(`Another signer listens at ${socket}`)
    await rm(socket, { force: true })
  }
  const server = createServer((request, response) => {
    answer(signer, request, response).catch(() => {
      // What was asked isn't told: nothing of it belongs into a log.
      response.writeHead(500).end('{}')
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socket, resolve)
  })
  if (!isPipe) await chmod(socket, 0o600)
  return server
}

async function answer(signer: Signer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const say = (status: number, what: object) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(what))
  if (request.method === 'GET' && request.url === '/status') return say(200, await signer.status())
  // oxlint-disable-next-line commons/no-float-near-money -- a count of bytes
  if (request.method !== 'POST' || !(Number(request.headers['content-length']) <= longestBody))
    return say(404, {})
  const body = await json(request).catch(() => undefined)
  if (request.url === '/check') {
    const purpose = Purpose.safeParse(body)
    return say(200, purpose.success ? await signer.check(purpose.data) : { refused: 'bad_request' })
  }
  if (request.url === '/sign') {
    const asked = SignRequest.safeParse(body)
    return say(200, asked.success ? await signer.sign(asked.data) : { refused: 'bad_request' })
  }
  if (request.url === '/spend') {
    const asked = SpendRequest.safeParse(body)
    return say(200, asked.success ? await signer.spend(asked.data) : { refused: 'bad_request' })
  }
  return say(404, {})
}

const answers = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const trying = connect(socket, () => {
      trying.destroy()
      resolve(true)
    })
    trying.once('error', () => resolve(false))
  })
