/** Several NATS servers that are one cluster: processes at any of them are one Commons, and one server may die. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { atEndOfFile } from '../end-of-file.ts'
import { natsCluster, withoutNats } from '../nats-process.ts'
import { openPage, type Page } from '../page.ts'
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
    // The last one finds another by its list when its own is dead.
    const [other, moving] = await Promise.all([at(second.url), at(`${third.url},${second.url}`)])
    const ada = await one.person('Ada')
    const topic = `mutes:${ada.id}`
    const pages = new Map<World, Page>()
    for (const world of [one, other, moving]) pages.set(world, await openPage(world, ada, [topic]))
    const arrives = async (from: World, to: World) => {
      pages.get(to)?.frames.splice(0)
      from.platform.bus.hint([{ topic }])
      await pages.get(to)?.hearHint(topic)
    }
    // Until the processes know of each other again, hints go both ways.
    const arrivesByNats = async (from: World, to: World) => {
      const byNats = await heardOver(to, 'nats')
      await until(async () => {
        await arrives(from, to)
        return (await heardOver(to, 'nats')) > byNats
      })
    }
    await untilWhole(one, other, moving)
    await untilAnswered(one, other, moving)
    await arrivesByNats(one, other)
    await arrivesByNats(other, moving)
    await third.kill()
    await arrivesByNats(one, moving)
    await arrivesByNats(moving, one)
    await second.kill()
    // The one server that is left is known to one process alone.
    await arrives(one, moving)
    await arrives(other, one)
    await second.start()
    await untilWhole(one, other, moving)
    await arrivesByNats(one, moving)
    for (const page of pages.values()) page.leave()
  })
})
