/**
 * A proxy to the database that can lose its answers: the commit is done, but the client doesn't learn of it.
 */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { TestDatabase } from '../database.ts'

export interface LosingProxy {
  /** The same database through the proxy. */
  readonly database: TestDatabase
  /**
   * Breaks the next pool connection that commits, once the database has committed. Adding a post is a single
   * statement that commits by itself.
   */
  loseNextCommit(): void
  /** Returns how many commits lost their answer. */
  lost(): number
  close(): void
}

/** Recognizes a client of the pool by the protocol's first message. */
const isOfPool = (hello: Buffer) => hello.includes('application_name\0commons\0')

export async function losingProxy(database: TestDatabase): Promise<LosingProxy> {
  const { host, port } = database.connection
  const open = new Set<Socket>()
  let armed = false
  let lost = 0

  const server = createServer((client) => {
    const upstream = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
    let hello: Buffer | undefined
    let losing = false
    let isInTransaction = false
    const end = () => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        open.delete(socket)
        end()
      })
    }
    client.on('data', (bytes) => {
      hello ??= bytes
      if (bytes.includes('begin\0')) isInTransaction = true
      const commits = bytes.includes('commit\0') || (!isInTransaction && bytes.includes('add_post\0'))
      if (bytes.includes('commit\0') || bytes.includes('rollback\0')) isInTransaction = false
      if (armed && isOfPool(hello) && commits) {
        armed = false
        losing = true
      }
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      if (!losing) return void client.write(bytes)
      lost++
      return end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo

  return {
    database: {
      ...database,
      connection: { ...database.connection, host: '127.0.0.1', port: address.port },
    },
    loseNextCommit: () => void (armed = true),
    lost: () => lost,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
