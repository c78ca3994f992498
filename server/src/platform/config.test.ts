import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConfigError, readConfig } from './config.ts'

test('without a word everything has its default', () => {
  const config = readConfig({})
  assert.equal(config.PORT, 3000)
  assert.equal(config.HOST, '127.0.0.1')
  assert.equal(config.COMMONS_DEMO, true)
  assert.equal(config.TRUST_PROXY, false)
  assert.match(config.DATA_DIR, /data$/)
})

test('every wrong variable is named with what would be right', () => {
  const env = {
    PORT: 'eighty',
    PUBLIC_URL: 'commons.example/x',
    COMMONS_DEMO: 'no',
    DATABASE_URL: 'mysql://u:secret@h/d',
  }
  assert.throws(
    () => readConfig(env),
    (error) =>
      error instanceof ConfigError &&
      /PORT must be a whole number from 0 to 65535 \(it is "eighty"\)/.test(error.message) &&
      /PUBLIC_URL must be an origin/.test(error.message) &&
      /COMMONS_DEMO must be on or off/.test(error.message) &&
      /DATABASE_URL must begin with postgres:/.test(error.message) &&
      !error.message.includes('secret'),
  )
})

test('an empty variable is as if it were not there', () => {
  assert.equal(readConfig({ DATABASE_URL: '', PORT: ' ' }).PORT, 3000)
})

test('proxies are believed as far as they are named', () => {
  assert.equal(readConfig({ TRUST_PROXY: 'on' }).TRUST_PROXY, true)
  assert.equal(readConfig({ TRUST_PROXY: '2' }).TRUST_PROXY, 2)
  assert.equal(readConfig({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).TRUST_PROXY, '10.0.0.0/8, 127.0.0.1')
})
