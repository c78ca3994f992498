/** Builds the web client if there is none or its sources have changed. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { environmentFor } from './launch-node.mjs'

/**
 * @param {string} root
 * @param {string} node
 * @returns {Promise<void>}
 */
export async function ensureWebClient(root, node) {
  const stamp = join(root, 'node_modules', '.cache', 'commons-web')
  const wanted = hashOfSources(root)
  const built = existsSync(join(root, 'web', 'dist', 'index.html'))
  if (built && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the web client …')
  rmSync(stamp, { force: true })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const child = spawn(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: { ...environmentFor(root, node), NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (status !== 0) throw new Error('The web client could not be built (see above).')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
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
