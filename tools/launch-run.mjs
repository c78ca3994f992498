/** Runs a program in the foreground: its signals are ours, and so is its end. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { environmentFor } from './launch-node.mjs'

const follow = pathToFileURL(fileURLToPath(new URL('launch-follow.mjs', import.meta.url))).href

/**
 * @param {string} root
 * @param {string} node
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function passThrough(root, node, program, args) {
  const flags = ['--disable-warning=ExperimentalWarning', '--import', follow]
  const child = spawn(node, [...flags, program, ...args], {
    cwd: root,
    env: environmentFor(root, node),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A group of its own: Ctrl-C reaches us alone, and the program gets it from us, once.
    detached: process.platform !== 'win32',
  })
  let told = false
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) {
    process.on(signal, () => {
      if (told) return
      told = true
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    )
  })
}
