import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { readConfig } from '../config.ts'
import { mountGuard } from './guard.ts'

async function strictnessOf(env: Record<string, string>): Promise<unknown> {
  const app = Fastify()
  mountGuard(app, readConfig(env))
  app.get('/', () => 'hello')
  const { headers } = await app.inject('/')
  await app.close()
  return headers['strict-transport-security']
}

test('browsers are told to stay with https where Commons is reached by it, and for how long an operator says', async () => {
  const https = { PUBLIC_URL: 'https://commons.example' }
  assert.equal(await strictnessOf({ HSTS_MAX_AGE: '600' }), undefined)
  assert.equal(await strictnessOf({ PUBLIC_URL: 'http://commons.example', HSTS_MAX_AGE: '600' }), undefined)
  // No word of hosts below this one: they may be somebody else's.
  assert.equal(await strictnessOf(https), 'max-age=31536000')
  assert.equal(await strictnessOf({ ...https, HSTS_MAX_AGE: '600' }), 'max-age=600')
  assert.equal(await strictnessOf({ ...https, HSTS_MAX_AGE: '0' }), 'max-age=0')
})
