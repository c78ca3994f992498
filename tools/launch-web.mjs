/**
 * Builds the web client if there is none or its sources have changed. Each build has a folder of its own in `web/dist`,
 * and `current.json` names the one that the next start serves: a Commons that runs goes on with its own. Builds are kept
 * while a process serves them, and for two days after the next one.
 */
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { environmentFor } from './launch-node.mjs'

/** The server reads it, too. */
const pointer = 'current.json'
/** The server writes there, for each process, which build it serves. */
const served = 'served'
/** Exists while somebody builds. */
const lock = 'building'
/** A builder that was killed says nothing for so long. */
const lockStaleMs = 30_000
const keptMs = 2 * 24 * 3_600_000

/**
 * @typedef {{ folder: string, sources: string, assets: string[] }} Build
 * `assets` are its own, without those of the builds before it. Beside its folder there is a file with this, touched when
 * the next build takes its place.
 */

/**
 * `from` is the folder of another version, whose pages may be open when this one takes over.
 *
 * @param {string} root
 * @param {string} node
 * @param {string} [from]
 * @returns {Promise<void>}
 */
export async function ensureWebClient(root, node, from) {
  const dist = join(root, 'web', 'dist')
  const sources = hashOfSources(root)
  const before = readBuild(dist)
  if (before && before.sources === sources) return keepAssetsOf(from, dist, before)
  await alone(dist, () => buildIn(root, node, sources, from))
}

/**
 * @param {string} root
 * @param {string} node
 * @param {string} sources
 * @param {string | undefined} from
 * @returns {Promise<void>}
 */
async function buildIn(root, node, sources, from) {
  const dist = join(root, 'web', 'dist')
  const before = readBuild(dist)
  // Another one has built it in the meantime.
  if (before && before.sources === sources) return keepAssetsOf(from, dist, before)
  console.log('Building the web client …')
  const folder = `${Date.now().toString(36)}-${randomBytes(3).toString('hex')}`
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const child = spawn(
    node,
    [vite, 'build', '--logLevel', 'warn', '--outDir', join(dist, folder), '--emptyOutDir'],
    {
      cwd: join(root, 'web'),
      env: { ...environmentFor(root, node), NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (status !== 0) {
    rmSync(join(dist, folder), { recursive: true, force: true })
    throw new Error('The web client could not be built (see above).')
  }
  const build = { folder, sources, assets: readdirSync(join(dist, folder, 'assets')) }
  const kept = before ? buildsToKeep(dist, before) : []
  for (const each of kept) keepAssets(dist, each, join(dist, folder))
  keepAssetsOf(from, dist, build)
  writeFileSync(join(dist, recordOf(folder)), JSON.stringify(build))
  writeFileSync(join(dist, `${pointer}.new`), JSON.stringify(build))
  renameSync(join(dist, `${pointer}.new`), join(dist, pointer))
  if (!before) return
  // From now on it ages.
  writeFileSync(join(dist, recordOf(before.folder)), JSON.stringify(before))
  const builds = [build, ...kept].flatMap((each) => [each.folder, recordOf(each.folder)])
  forgetAllBut(dist, [...builds, pointer, served, lock])
}

/** @param {string} folder */
const recordOf = (folder) => `${folder}.json`

/**
 * Returns the builds that a process serves or may serve, the one before the new one among them.
 *
 * @param {string} dist
 * @param {Build} before
 * @returns {Build[]}
 */
function buildsToKeep(dist, before) {
  const inUse = servedBuilds(dist)
  const others = readdirSync(dist, { withFileTypes: true }).flatMap((entry) => {
    const record = join(dist, recordOf(entry.name))
    if (!entry.isDirectory() || entry.name === before.folder || !existsSync(record)) return []
    const isYoung = statSync(record).mtimeMs > Date.now() - keptMs
    return isYoung || inUse.has(entry.name) ? [JSON.parse(readFileSync(record, 'utf8'))] : []
  })
  return [before, ...others]
}

/**
 * Returns the folders that running processes have noted; what others noted is removed.
 *
 * @param {string} dist
 * @returns {Set<string>}
 */
function servedBuilds(dist) {
  const notes = join(dist, served)
  const folders = new Set()
  for (const name of existsSync(notes) ? readdirSync(notes) : []) {
    if (isRunning(Number(name))) folders.add(readFileSync(join(notes, name), 'utf8'))
    else rmSync(join(notes, name), { force: true })
  }
  return folders
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Does something while nobody else builds in a folder.
 *
 * @param {string} dist
 * @param {() => Promise<void>} work
 * @returns {Promise<void>}
 */
async function alone(dist, work) {
  const held = join(dist, lock)
  mkdirSync(dist, { recursive: true })
  while (!take(held)) await sleep(200)
  const beat = setInterval(() => utimesSync(held, new Date(), new Date()), lockStaleMs / 6)
  try {
    await work()
  } finally {
    clearInterval(beat)
    rmSync(held, { recursive: true, force: true })
  }
}

/** @param {string} held */
function take(held) {
  try {
    mkdirSync(held)
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const found = statSync(held, { throwIfNoEntry: false })
  if (found && found.mtimeMs < Date.now() - lockStaleMs) rmSync(held, { recursive: true, force: true })
  return false
}

/**
 * Returns what the next start serves, if there is something.
 *
 * @param {string} dist
 * @returns {Build | undefined}
 */
function readBuild(dist) {
  const file = join(dist, pointer)
  if (!existsSync(file)) return undefined
  const build = JSON.parse(readFileSync(file, 'utf8'))
  return existsSync(join(dist, build.folder, 'index.html')) ? build : undefined
}

/**
 * @param {string | undefined} from
 * @param {string} dist
 * @param {Build} build
 */
function keepAssetsOf(from, dist, build) {
  if (from === undefined) return
  const theirs = join(from, 'web', 'dist')
  const other = readBuild(theirs)
  if (!other) throw new Error(`There is no web client in ${theirs}.`)
  keepAssets(theirs, other, join(dist, build.folder))
}

/**
 * Keeps the files of a build beside those of the next one: open pages still load them. Those that it had kept itself go.
 *
 * @param {string} dist
 * @param {Build} build
 * @param {string} next
 */
function keepAssets(dist, { folder, assets }, next) {
  mkdirSync(join(next, 'assets'), { recursive: true })
  for (const name of assets) {
    const [old, kept] = [join(dist, folder, 'assets', name), join(next, 'assets', name)]
    if (existsSync(kept) || !existsSync(old)) continue
    try {
      linkSync(old, kept)
    } catch {
      // On another disk, or one that knows no links.
      copyFileSync(old, kept)
    }
  }
}

/**
 * @param {string} dist
 * @param {string[]} kept
 */
function forgetAllBut(dist, kept) {
  for (const name of readdirSync(dist))
    if (!kept.includes(name)) rmSync(join(dist, name), { recursive: true, force: true })
}

/** @param {string} root */
function hashOfSources(root) {
  const hash = createHash('sha256')
  const files = [
    'package-lock.json',
    'tsconfig.base.json',
    ...filesBelow(root, 'web'),
    ...filesBelow(root, 'client'),
    ...filesBelow(root, 'contract'),
  ]
  for (const file of files)
    hash
      .update(`${file}\n`)
      .update(readFileSync(join(root, file)))
      .update('\n')
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(root, folder) {
  const found = []
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name))
      found.push(...filesBelow(root, path))
    else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) found.push(path)
  }
  return found
}
