/**
 * Writes `server/sql`: the text of every prepared statement, and of the database's functions with their
 * triggers. Both are put together from many places, fragments and migrations, and can't be read there. With
 * `--check` fails if the files differ from that.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { format } from 'sql-formatter'
import { buildApp } from '../server/src/app.ts'
import { features } from '../server/src/features.ts'
import { makeEachFamily } from '../server/src/features/notifications/notifications.sql.ts'
import { findEverything } from '../server/src/features/people/search/all_search.queries.ts'
import { filePostStatement } from '../server/src/features/posts/posts.writing.queries.ts'
import { openPlatform } from '../server/src/open-platform.ts'
import type { Platform } from '../server/src/platform/platform.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { preparedTexts } from '../server/src/platform/db/prepared.ts'
import { openLog } from '../server/src/platform/log.ts'
import { readAsked } from '../server/src/search/asked.ts'
import { testDatabase } from '../server/test/database.ts'
import { listFunctions } from '../server/test/functions.ts'
import { root } from './run.ts'

const folder = path.join(root, 'server/sql')

type Texts = ReadonlyMap<string, string>

/** The kinds of files that posts have: each has its own queue of jobs. */
const fileKinds = ['image', 'video'] as const

/** Makes the statements that a process otherwise makes when a request first needs them. */
async function prepareAll({ database: { db }, jobs, mediaRoad, ...platform }: Platform): Promise<void> {
  await findEverything(db, platform.searchKinds, 0, readAsked(''))
  makeEachFamily(platform.notificationKinds)
  await jobs.prepare(mediaRoad.jobs)
  await db.transaction().execute(async (tx) => {
    for (const kind of fileKinds) {
      const queueing = await mediaRoad.queueing(tx, kind)
      for (const isGroup of [false, true]) filePostStatement(kind, queueing, isGroup)
    }
  })
}

/** The prepared statements of the application that is open in this process. */
const listStatements = (): Texts =>
  new Map(
    [...preparedTexts()].map(([name, text]) => [
      `${name}.sql`,
      `${format(text, { language: 'postgresql', expressionWidth: 90 })}\n`,
    ]),
  )

/** Returns each file's text by its path. */
async function listTexts(): Promise<Texts> {
  const database = await testDatabase()
  const data = await mkdtemp(path.join(tmpdir(), 'commons-sql-'))
  try {
    const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: data, PORT: '0' })
    const platform = await openPlatform(config, openLog(config), database.connection, features)
    const app = await buildApp(platform, { strict: true })
    try {
      await prepareAll(platform)
      const functions = (await listFunctions(platform.database.db)).map(
        ([name, text]) => [`functions/${name}.sql`, text] as const,
      )
      return new Map([...listStatements(), ...functions])
    } finally {
      await app.close()
      await platform.close()
    }
  } finally {
    await database.drop()
    await rm(data, { recursive: true, force: true })
  }
}

/** Returns the files that are there, by their paths. */
async function readTexts(): Promise<Texts> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.sql'))
  return new Map(
    await Promise.all(
      names.map(
        async (name) =>
          [name.replaceAll('\\', '/'), await readFile(path.join(folder, name), 'utf8')] as const,
      ),
    ),
  )
}

async function check(texts: Texts): Promise<void> {
  const there = await readTexts()
  const names = [...new Set([...texts.keys(), ...there.keys()])].toSorted()
  const differing = names.filter((name) => texts.get(name) !== there.get(name))
  if (differing.length === 0) return
  console.error(
    `Not what the sources say: ${differing.map((name) => `server/sql/${name}`).join(', ')}\nRun: node tools/write-sql.ts`,
  )
  process.exitCode = 1
}

async function write(texts: Texts): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(path.join(folder, 'functions'), { recursive: true })
  for (const [name, text] of texts) await writeFile(path.join(folder, name), text)
}

const texts = await listTexts()
await (process.argv.includes('--check') ? check(texts) : write(texts))
