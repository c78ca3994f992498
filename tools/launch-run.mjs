/** Runs a program in the foreground: passes signals on to it, and ends with its exit code. */
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
 * @param {boolean} isForeground whether it is one for a terminal, where Ctrl-C need not be its end
 * @returns {Promise<number>}
 */
export function passThrough(root, node, program, args, isForeground = false) {
  const sharesTerminal = isForeground && process.stdin.isTTY === true
  const flags = ['--disable-warning=ExperimentalWarning', '--import', follow]
  const child = spawn(node, [...flags, program, ...args], {
    cwd: root,
    env: environmentFor(root, node),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // In its own process group: Ctrl-C reaches only us, and we pass it on to the program once. One that has the
    // terminal to itself, as psql does, gets each by itself.
    detached: process.platform !== 'win32' && !sharesTerminal,
  })
  let told = false
  /** @param {NodeJS.Signals} signal */
  const tell = (signal) => {
    if (told) return
    told = true
    child.kill(signal)
  }
  process.on('SIGINT', () => {
    if (sharesTerminal) return
    if (isForeground) child.kill('SIGINT')
    else tell('SIGINT')
  })
  process.on('SIGTERM', () => tell('SIGTERM'))
  process.on('SIGHUP', () => tell('SIGTERM'))
  whenNpmIsGone(() => tell('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    )
  })
}

/**
 * Calls `then` when npm is gone. Stopping npm stops the shell in which it runs us, and the shell passes
 * nothing on: the server would keep the port and the data for ever.
 *
 * @param {() => void} then
 */
function whenNpmIsGone(then) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    then()
  }, 500)
  timer.unref()
}
