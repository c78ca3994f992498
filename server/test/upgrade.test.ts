/** What comes before an upgrade: a backup of the embedded database, a question about any other. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { readDescription, verifyFiles } from '../src/platform/backup/backup-folder.ts'
import { prepareUpgrade } from '../src/platform/backup/before-upgrade.ts'
import { commonsProcess } from './commons-process.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** Starts the program, which is expected to end by itself; returns what it said on its error output. */
async function failToStart(env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const said = await text(child.stderr)
  assert.equal(await ended, 1, said)
  return said
}

test('the embedded database is backed up before an upgrade, and a failure is told in words', async () => {
  const commons = await commonsProcess({ COMMONS_DEMO: 'off' })
  after(() => commons.remove())
  await commons.start()
  const [last] = await commons.ask<{ name: string }>(
    'delete from migrations where name = (select min(name) from migrations) returning name',
  )
  assert.ok(last)
  await commons.stop()

  // What the first migration makes is there already, so it fails.
  const said = await failToStart({ DATA_DIR: commons.dataDir, COMMONS_DEMO: 'off' })
  assert.match(said, /could not be upgraded, and nothing in it has changed/)
  assert.ok(said.includes(last.name), said)
  assert.doesNotMatch(said, /^\s+at /m, 'a stack')
  const folder = path.join(commons.dataDir, 'backups')
  const backups = (await fs.readdir(folder)).filter((name) => name.endsWith('Z'))
  assert.equal(backups.length, 1)
  const backup = path.join(folder, backups[0] ?? '')
  await verifyFiles(backup, await readDescription(backup))
})

test('the database of DATABASE_URL is changed only once its backup was asked for', async () => {
  const settings = {
    DATA_DIR: '/nowhere',
    DATABASE_URL: 'postgres://db.example/commons',
    BACKUP_DIR: undefined,
  }
  const prepare = (isAllowed: boolean) =>
    prepareUpgrade({ ...settings, UPGRADE_WITHOUT_BACKUP: isAllowed }, pino({ level: 'silent' }), [
      '0099_new.sql',
    ])
  await assert.rejects(prepare(false), /a change for the database.*UPGRADE_WITHOUT_BACKUP=on/s)
  await prepare(true)
})

test('where the backup fails, nothing is changed, and the reason is told', async () => {
  const settings = { DATA_DIR: '/nowhere', DATABASE_URL: undefined, BACKUP_DIR: undefined }
  await assert.rejects(
    prepareUpgrade({ ...settings, UPGRADE_WITHOUT_BACKUP: false }, pino({ level: 'silent' }), [
      '0099_new.sql',
    ]),
    /could not be backed up before its upgrade, so nothing in it was changed: There is no Commons database/,
  )
})
