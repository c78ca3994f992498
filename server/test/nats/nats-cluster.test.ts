/** Several NATS servers that are one cluster: processes at any of them are one Commons, and one server may die. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { atEndOfFile } from '../end-of-file.ts'
import { natsCluster, withoutNats } from '../nats-process.ts'
import { openPage } from '../page.ts'
import { until } from '../until.ts'
import { makeWorld, type World } from '../world.ts'
import { heardOver, untilAnswered, untilWhole } from './nats-scene.ts'

describe('over a cluster of NATS servers', { skip: withoutNats, timeout: 120_000 }, () => {
  test('processes at different servers hear each other, also after kill -9 of one server', async () => {
    const servers = await natsCluster(3)
    const [first, second, third] = servers
    assert(first && second && third)
    await Promise.all(servers.map((server) => server.start()))
    atEndOfFile(async () => void (await Promise.all(servers.map((server) => server.kill()))))
    const base = { RATE_LIMIT_FACTOR: '10' }
    // Each knows one server at first, so that they are at different ones.
    const one = await makeWorld({ env: { ...base, BUS_URL: first.url } })
    const at = (url: string) => makeWorld({ env: { ...base, BUS_URL: url }, database: one.database })
    const other = await at(second.url)
    // The dead one's member finds the next by its list.
    const moving = await at(`${third.url},${second.url}`)
    const ada = await one.person('Ada')
    const topic = `mutes:${ada.id}`
    const arrives = async (from: World, to: World) => {
      await untilWhole(one, other, moving)
      const page = await openPage(to, ada, [topic])
      await untilAnswered(to, from)
      page.frames.length = 0
      const [byNats, byNotify] = [await heardOver(to, 'nats'), await heardOver(to, 'notify')]
      from.platform.bus.hint([{ topic }])
      await page.hearHint(topic)
      assert((await heardOver(to, 'nats')) > byNats)
      assert.equal(await heardOver(to, 'notify'), byNotify)
      page.leave()
    }
    await arrives(one, other)
    await arrives(other, moving)
    await third.kill()
    await second.kill()
    // One server is left, which neither of both was told of by its address.
    const page = await openPage(moving, ada, [topic])
    one.platform.bus.hint([{ topic }])
    await page.hearHint(topic)
    page.leave()
    await second.start()
    await until(async () => moving.platform.bus.counts?.isWhole === true)
    await arrives(one, moving)
    await arrives(moving, other)
  })
})
