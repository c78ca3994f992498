/** Finds a Node that can run Commons: the one that runs this, or the one that was installed with Commons. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const oldest = 24

/** @param {string} root */
export function findNode(root) {
  if (isNewEnough(process.versions.node) && existsSync(process.execPath)) return process.execPath
  const installed = installedNode(root)
  if (existsSync(installed)) {
    try {
      if (isNewEnough(execFileSync(installed, ['--version'], { encoding: 'utf8' }).trim().slice(1)))
        return installed
    } catch {
      // It doesn't run on this system, for example because of another C library.
    }
  }
  throw tooOld()
}

/**
 * Throws before a long installation if no Node for this system comes with it.
 *
 * @param {string} root
 */
export function refuseHopelessNode(root) {
  if (isNewEnough(process.versions.node)) return
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  if (packages[`node_modules/${packageName()}`] === undefined) throw tooOld()
}

/**
 * Returns the environment of everything we start: `node` and the tools are ours, whatever the shell has.
 *
 * @param {string} root
 * @param {string} node
 */
export function environmentFor(root, node) {
  const path = [join(root, 'node_modules', '.bin'), dirname(node), process.env.PATH].join(delimiter)
  const cache = join(root, 'node_modules', '.cache', 'node')
  return { NODE_COMPILE_CACHE: cache, ...process.env, PATH: path }
}

/** @param {string} root */
function installedNode(root) {
  return join(root, 'node_modules', packageName(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

function packageName() {
  return `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
}

/** @param {string} version */
function isNewEnough(version) {
  return Number(version.split('.')[0]) >= oldest
}

function tooOld() {
  return new Error(
    `Commons needs Node ${oldest} or newer, but this is Node ${process.versions.node}.\n` +
      `Install a newer one from https://nodejs.org (or with nvm: nvm install ${oldest}) and run the command again.`,
  )
}
