/** Builds of the web client beside a Commons that runs, by a builder that writes what the test says. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { ensureWebClient } from './launch-web.mjs'

const folders: string[] = []
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** Makes the folder of a version whose build has a file of this name. */
function version(asset: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'commons-build-'))
  folders.push(root)
  for (const part of ['web', 'client', 'contract', 'node_modules/vite/bin'])
    mkdirSync(path.join(root, part), { recursive: true })
  writeFileSync(path.join(root, 'package-lock.json'), '{}')
  writeFileSync(path.join(root, 'tsconfig.base.json'), '{}')
  change(root, asset)
  const vite = `
    const { mkdirSync, readFileSync, writeFileSync } = require('node:fs')
    const out = process.argv[process.argv.indexOf('--outDir') + 1]
    const asset = readFileSync('main.ts', 'utf8')
    writeFileSync('../times', 'x', { flag: 'a' })
    if (asset === 'broken') process.exit(1)
    mkdirSync(out + '/assets', { recursive: true })
    writeFileSync(out + '/assets/' + asset, asset)
    writeFileSync(out + '/index.html', asset)`
  writeFileSync(path.join(root, 'node_modules/vite/bin/vite.js'), vite)
  return root
}

const change = (root: string, asset: string) => writeFileSync(path.join(root, 'web/main.ts'), asset)
const build = (root: string, from?: string) => ensureWebClient(root, process.execPath, from)

function currentOf(root: string): { folder: string; assets: string[]; builds: number } {
  const dist = path.join(root, 'web/dist')
  const { folder } = JSON.parse(readFileSync(path.join(dist, 'current.json'), 'utf8')) as { folder: string }
  const assets = readdirSync(path.join(dist, folder, 'assets')).toSorted()
  const builds = readdirSync(dist).filter((name) => existsSync(path.join(dist, name, 'index.html'))).length
  return { folder: path.join(dist, folder), assets, builds }
}

/** Makes it three days since the next build took a build's place. */
function age(folder: string): void {
  const then = new Date(Date.now() - 3 * 24 * 3_600_000)
  utimesSync(`${folder}.json`, then, then)
}

test('a build leaves those that are served as they are, and keeps their files for open pages', async () => {
  const root = version('a.js')
  await build(root)
  const first = currentOf(root)
  assert.deepEqual([first.assets, first.builds], [['a.js'], 1])
  await build(root)
  assert.equal(currentOf(root).folder, first.folder)

  change(root, 'b.js')
  await build(root)
  const second = currentOf(root)
  assert.notEqual(second.folder, first.folder)
  assert.deepEqual([second.assets, second.builds], [['a.js', 'b.js'], 2])
  assert.equal(readFileSync(path.join(first.folder, 'index.html'), 'utf8'), 'a.js')

  // A process may run that was started with the first.
  change(root, 'c.js')
  await build(root)
  assert.deepEqual([currentOf(root).assets, currentOf(root).builds], [['a.js', 'b.js', 'c.js'], 3])
  assert.equal(readFileSync(path.join(first.folder, 'index.html'), 'utf8'), 'a.js')
})

test('a build goes two days after the next one, unless a process serves it', async () => {
  const root = version('a.js')
  await build(root)
  const first = currentOf(root)
  change(root, 'b.js')
  await build(root)
  const second = currentOf(root)
  change(root, 'c.js')
  await build(root)

  const notes = path.join(root, 'web/dist/served')
  mkdirSync(notes)
  writeFileSync(path.join(notes, String(process.pid)), path.basename(first.folder))
  const ended = spawnSync(process.execPath, ['-e', '']).pid
  writeFileSync(path.join(notes, String(ended)), path.basename(second.folder))
  age(first.folder)
  age(second.folder)
  change(root, 'd.js')
  await build(root)
  assert.deepEqual([existsSync(first.folder), existsSync(second.folder)], [true, false])
  assert.deepEqual([currentOf(root).assets, currentOf(root).builds], [['a.js', 'c.js', 'd.js'], 3])
  assert.deepEqual(readdirSync(notes), [String(process.pid)])
})

test('two starts at once build once, and a builder that was killed holds up nobody for long', async () => {
  const root = version('a.js')
  const held = path.join(root, 'web/dist/building')
  mkdirSync(held, { recursive: true })
  const then = new Date(Date.now() - 60_000)
  utimesSync(held, then, then)
  await Promise.all([build(root), build(root)])
  assert.equal(readFileSync(path.join(root, 'times'), 'utf8'), 'x')
  assert.deepEqual([currentOf(root).builds, existsSync(held)], [1, false])
})

test('a build that fails changes nothing', async () => {
  const root = version('a.js')
  await build(root)
  const before = currentOf(root)
  change(root, 'broken')
  await assert.rejects(build(root), /could not be built/)
  assert.deepEqual(currentOf(root), before)
})

test('a version in a folder of its own takes over the files of the one that runs', async () => {
  const [running, next] = [version('a.js'), version('b.js')]
  await build(running)
  await build(next, running)
  assert.deepEqual(currentOf(next).assets, ['a.js', 'b.js'])
  await assert.rejects(build(next, tmpdir()), /There is no web client/)
})
