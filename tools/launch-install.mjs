/** Installs the packages when they are missing or the lock file has changed since. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} root */
export function ensureInstalled(root) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stamp = join(root, 'node_modules', '.commons-installed')
  const wanted = createHash('sha256')
    .update(`${process.platform} ${process.arch}\n`)
    .update(lockText)
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const lock = JSON.parse(lockText)
  if (!existsSync(stamp) && isInstalled(root, lock)) return remember(stamp, wanted)

  const before = Object.keys(lock.packages)
    .filter((path) => !path.includes('node_modules'))
    .map((path) => join(root, path, 'node_modules'))
    .filter((path) => existsSync(path))
  console.log(
    before.length === 0
      ? 'Installing packages, which takes about a minute the first time …'
      : 'The packages have changed: installing …',
  )
  const restore = setAside(before)
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
    restore.forget()
    return remember(stamp, wanted)
  }
  if (!restore.all()) {
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

/**
 * Moves installed packages aside. `npm ci` deletes before it fetches: without a network nothing would be left
 * to go on with.
 *
 * @param {string[]} directories
 */
function setAside(directories) {
  /** @type {{ directory: string, aside: string }[]} */
  const moved = []
  for (const directory of directories) {
    const aside = `${directory}.before`
    try {
      rmSync(aside, { recursive: true, force: true })
      renameSync(directory, aside)
      moved.push({ directory, aside })
    } catch {
      // Windows can't move files in use. Then npm replaces them in place.
    }
  }
  return {
    forget: () => moved.forEach(({ aside }) => rmSync(aside, { recursive: true, force: true })),
    all: () => {
      for (const { directory, aside } of moved) {
        rmSync(directory, { recursive: true, force: true })
        renameSync(aside, directory)
      }
      return moved.length > 0
    },
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
