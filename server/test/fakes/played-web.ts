/** A little web of hosts in the test's own process, for servers that fetch the pages of links. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Web } from '../../src/platform/outside/web.ts'
import { atEndOfFile } from '../end-of-file.ts'

export interface PlayedHost {
  /** What its name resolves to, each time it is asked; a public address by default. */
  readonly addresses?: () => readonly string[] | Promise<readonly string[]>
  answer(request: IncomingMessage, response: ServerResponse): void
}

export interface PlayedWeb extends Web {
  /** Each request that arrived, such as `page.example/a`. */
  readonly requests: string[]
  readonly headers: Array<IncomingMessage['headers']>
  /** Each address that was connected to. */
  readonly connections: string[]
  readonly hosts: Map<string, PlayedHost>
}

export async function playWeb(hosts: Record<string, PlayedHost> = {}): Promise<PlayedWeb> {
  const known = new Map(Object.entries(hosts))
  const [requests, headers, connections]: [string[], Array<IncomingMessage['headers']>, string[]] = [
    [],
    [],
    [],
  ]
  const server = createServer((request, response) => {
    const host = request.headers.host ?? ''
    requests.push(host + (request.url ?? ''))
    headers.push(request.headers)
    const played = known.get(host.replace(/:\d+$/, ''))
    if (played) played.answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  atEndOfFile(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return {
    requests,
    headers,
    connections,
    hosts: known,
    async resolve(host) {
      const played = known.get(host)
      if (!played) throw new Error('ENOTFOUND')
      return (await played.addresses?.()) ?? ['203.0.112.7']
    },
    connectTo(address, asked) {
      connections.push(`${address}:${asked}`)
      return { host: '127.0.0.1', port }
    },
  }
}

/** Returns an answer with this page. */
export const page =
  (html: string | Buffer, type = 'text/html; charset=utf-8') =>
  (_: IncomingMessage, response: ServerResponse): void =>
    void response.writeHead(200, { 'content-type': type }).end(html)
