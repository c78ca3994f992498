import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConfigError, listMisspelt, readConfig } from './config.ts'

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

test('a variable that is nearly one of ours is named, with what was probably meant', () => {
  const misspelt = {
    PUBLIC_ULR: 'PUBLIC_URL',
    DATABSE_URL: 'DATABASE_URL',
    BACKUP_DIRR: 'BACKUP_DIR',
    MAIL_FRON: 'MAIL_FROM',
    trust_proxy: 'TRUST_PROXY',
  }
  const env = Object.fromEntries(Object.keys(misspelt).map((name) => [name, 'x']))
  assert.deepEqual(
    listMisspelt(env),
    Object.entries(misspelt).map(([name, meant]) => ({ name, meant })),
  )
  assert.deepEqual(listMisspelt({ COMMONS_DEMOS: 'off', COMMONS_DATA: '/srv' }), [
    { name: 'COMMONS_DEMOS', meant: 'COMMONS_DEMO' },
    { name: 'COMMONS_DATA' },
  ])
})

test('what other programs call theirs is none of ours', () => {
  const names = `PATH PWD HOME POST HOSTNAME HOSTS PORTS SHELL NODE_OPTIONS PGHOST PGDATABASE AWS_REGION
    AWS_ACCESS_KEY_ID DATABASE_PORT DATABASE_HOST npm_config_user_agent LOG_FILE COMMONS_TEST_LONG COMMONS_SERVER`.split(
    /\s+/,
  )
  assert.deepEqual(listMisspelt(Object.fromEntries(names.map((name) => [name, 'x']))), [])
  // Whoever has set ours has not misspelt it.
  assert.deepEqual(listMisspelt({ DATABASE_URL: 'postgres:', DATABASE_URI: 'postgres:' }), [])
})

test('a process has all roles, or those that are named', () => {
  const rolesOf = (text: string) => [...readConfig({ COMMONS_ROLE: text }).COMMONS_ROLE]
  assert.deepEqual([...readConfig({}).COMMONS_ROLE], ['web', 'jobs', 'media', 'chain'])
  assert.deepEqual(rolesOf('all'), ['web', 'jobs', 'media', 'chain'])
  assert.deepEqual(rolesOf('jobs, web'), ['web', 'jobs'])
  for (const wrong of ['everything', 'web,', 'all,web', 'Web'])
    assert.throws(() => rolesOf(wrong), /COMMONS_ROLE must be all, or some of web, jobs, media and chain/)
})
