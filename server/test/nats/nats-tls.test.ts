/** A NATS that takes TLS alone, with a certificate of an authority of one's own, and what becomes of a wrong one. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { acceptedDatabase } from '../accepted-database.ts'
import { commonsProcess, type CommonsProcess } from '../commons-process.ts'
import type { TestDatabase } from '../database.ts'
import { placeAt, register } from '../deploy/two-members.ts'
import { type TlsNats, tlsNatsProcess, withoutTlsNats } from '../nats-process.ts'
import { openPage } from '../page.ts'
import { until } from '../until.ts'
import { voice } from '../world.ts'

describe('over NATS with TLS', { skip: withoutTlsNats, timeout: 120_000 }, () => {
  let nats: TlsNats
  let database: TestDatabase
  let one: CommonsProcess
  let stranger: CommonsProcess

  before(async () => {
    ;[nats, database] = await Promise.all([tlsNatsProcess(), acceptedDatabase()])
    await nats.start()
    const env = { DATABASE_URL: database.connectionString, BUS_URL: nats.url, LOG_LEVEL: 'info' }
    one = await commonsProcess({ ...env, NODE_EXTRA_CA_CERTS: nats.authority })
    // It trusts the authorities that Node brings.
    stranger = await commonsProcess({ ...env, NODE_EXTRA_CA_CERTS: '', DATA_DIR: one.dataDir })
    await Promise.all([one.start(), stranger.start()])
  })
  after(async () => {
    await Promise.all([one?.remove(), stranger?.remove()])
    await database?.drop()
    await nats?.kill()
  })

  const isConnected = async ({ url }: CommonsProcess) =>
    /commons_bus_connected\{over="nats"\} 1/.test(await (await fetch(`${url}/metrics`)).text())

  test('who trusts its authority is connected; who doesn’t says why, and goes on over the database', async () => {
    await until(() => isConnected(one))
    assert.match(one.said(), /The bus is connected to NATS/)
    await until(async () => stranger.said().includes('has no connection to NATS'))
    assert.match(stranger.said(), /"why":"[^"]*certificate/)
    assert.equal(await isConnected(stranger), false)
    assert.equal((await fetch(`${stranger.url}/readyz`)).status, 200)

    const ada = await register(one.url, 'Ada')
    for (const [from, to] of [
      [one, stranger],
      [stranger, one],
    ] as const) {
      const page = await openPage(placeAt(to.url), ada, ['feed'])
      await voice(from.url, ada).call('add_post', { message: 'hello' })
      await page.hearHint('feed')
      page.leave()
    }
  })
})
