/** Installs the packages when they are missing or the lock file has changed since. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} root */
export function ensureInstalled(root) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const lock = JSON.parse(lockText)
  const directories = Object.keys(lock.packages)
    .filter((path) => !path.includes('node_modules'))
    .map((path) => join(root, path, 'node_modules'))
  const stamp = join(root, 'node_modules', '.commons-installed')
  const wanted = createHash('sha256')
    .update(`${process.platform} ${process.arch}\n`)
    .update(lockText)
    .digest('hex')
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (isCurrent || (!existsSync(stamp) && isInstalled(root, lock))) {
    if (!isCurrent) remember(stamp, wanted)
    return forget(directories)
  }

  console.log(
    !directories.some((path) => existsSync(path) || existsSync(asideOf(path)))
      ? 'Installing packages, which takes about a minute the first time …'
      : 'The packages have changed: installing …',
  )
  const moved = setAside(directories)
  const done = npm(root, [
    'ci',
    '--include=dev',
    '--include=optional',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  if (done) {
    remember(stamp, wanted)
    return forget(directories)
  }
  if (!restore(moved)) {
    throw new Error(
      'The packages could not be installed (see above). Check your network and run the command again.',
    )
  }
  console.warn(
    'The changed packages could not be installed (see above). Continuing with the previous ones, which may not match.',
  )
}

/**
 * Returns whether npm itself has already installed what the lock file says.
 *
 * @param {string} root
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} lock
 */
function isInstalled(root, lock) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(lock.packages).every(
    ([path, entry]) =>
      !path.includes('node_modules') ||
      entry.optional ||
      entry.link ||
      installed[path]?.version === entry.version,
  )
}

/** @param {string} directory */
const asideOf = (directory) => `${directory}.before`

/**
 * Moves installed packages aside. `npm ci` deletes before it fetches: without a network nothing would be left
 * to go on with. What an installation that was cut off had moved stays: beside it is only half of another.
 *
 * @param {string[]} directories
 */
function setAside(directories) {
  return directories.filter((directory) => {
    const aside = asideOf(directory)
    try {
      if (existsSync(aside)) rmSync(directory, { recursive: true, force: true })
      else if (existsSync(directory)) renameSync(directory, aside)
      return existsSync(aside)
    } catch {
      // Windows can't move files in use. Then npm replaces them in place.
      return false
    }
  })
}

/**
 * Moves packages back; returns whether there were any.
 *
 * @param {string[]} directories
 */
function restore(directories) {
  for (const directory of directories) {
    rmSync(directory, { recursive: true, force: true })
    renameSync(asideOf(directory), directory)
  }
  return directories.length > 0
}

/**
 * Removes what was moved aside, also by an installation that was cut off.
 *
 * @param {string[]} directories
 */
function forget(directories) {
  try {
    for (const directory of directories) rmSync(asideOf(directory), { recursive: true, force: true })
  } catch {
    // Installed by another user, who removes it the next time.
  }
}

/**
 * Runs npm with the Node that npm was started by: the one in node_modules is being replaced.
 *
 * @param {string} root
 * @param {string[]} args
 */
function npm(root, args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }
  const result =
    script !== undefined && /npm-cli\.c?js$/.test(script) && node !== undefined && existsSync(node)
      ? spawnSync(node, [script, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (result.error) console.error(`npm could not be run: ${result.error.message}`)
  return result.status === 0
}

/**
 * @param {string} stamp
 * @param {string} wanted
 */
function remember(stamp, wanted) {
  try {
    writeFileSync(stamp, wanted)
  } catch {
    // Installed by another user: the packages are only checked again the next time.
  }
}
