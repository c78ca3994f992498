import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { readConfig } from '../config.ts'
import { openLog } from '../log.ts'
import { mountProxyNotice, mountSocketNotice } from './forwarded.ts'

test('a proxy that isn’t trusted, or that drops sockets, is said once each', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent' })
  const log = openLog(config)
  const said: string[] = []
  log.warn = (what: unknown) => void said.push(String(what))
  const app = Fastify()
  mountProxyNotice(app, config, log)
  mountSocketNotice(app, log)
  app.get('/', () => 'hello')
  const ask = (headers: Record<string, string>) => app.inject({ url: '/', headers })
  await ask({ 'sec-websocket-key': 'x', upgrade: 'websocket' })
  assert.deepEqual(said, [])
  for (let i = 0; i < 2; i++) {
    await ask({ 'x-forwarded-for': '203.0.113.9' })
    await ask({ 'sec-websocket-key': 'x' })
  }
  await app.close()
  assert.equal(said.length, 2)
  assert.match(said[0] ?? '', /Set TRUST_PROXY=1/)
  assert.match(said[1] ?? '', /does not pass WebSockets on/)
})
