/** A child process, given one task at a time, so that a crash can be blamed on that task. */
import type { ChildProcess } from 'node:child_process'
import { type Limits, startLimited } from './limits.ts'
import type { Answer, Task } from './messages.ts'
import { MediaFailure } from './tasks.ts'

/** The child process ended, or had to be killed, while it worked on its task. */
export class ChildDied extends Error {
  /** True if it was killed for taking too long. */
  readonly byTime: boolean

  constructor(message: string, byTime: boolean) {
    super(message)
    this.byTime = byTime
  }
}

/** The child process ended before it began its task, or couldn't be started. */
export class ChildNeverBegan extends Error {}

export interface TaskTime {
  readonly longestMs: number
  /** The longest time without a message from the child. */
  readonly silentMs: number
}

const startMs = 30_000
const keptErrorOutput = 2_000

interface Pending {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
  readonly onProgress: (share: number) => void
  readonly time: TaskTime
  begun: boolean
}

export class Child {
  readonly #process: ChildProcess
  #pending: Pending | undefined
  #longest: NodeJS.Timeout | undefined
  #silent: NodeJS.Timeout | undefined
  #killedBecause: string | undefined
  #byTime = false
  #said = ''
  isGone = false
  /** Tasks it was given, and the CPU time it has used. */
  tasks = 0
  cpuSeconds = 0
  readonly ended: Promise<void>

  constructor(limits: Limits, scratch: string) {
    this.#process = startLimited(limits, scratch)
    this.ended = new Promise((resolve) => {
      this.#process.once('exit', (code, signal) => {
        this.#gone(this.#killedBecause ?? (signal ? `signal ${signal}` : `exit code ${code}`))
        resolve()
      })
      this.#process.once('error', (error) => {
        this.#gone(error.message)
        resolve()
      })
    })
    this.#process.on('message', (answer: Answer) => this.#hear(answer))
    this.#process.stderr?.on('data', (chunk: Buffer) => {
      this.#said = (this.#said + chunk.toString('latin1')).slice(-keptErrorOutput)
    })
    this.#hold(false)
  }

  get pid(): number | undefined {
    return this.#process.pid
  }

  run(task: Task, time: TaskTime, onProgress: (share: number) => void): Promise<unknown> {
    this.tasks++
    this.#hold(true)
    return new Promise<unknown>((resolve, reject) => {
      this.#pending = { resolve, reject, onProgress, time, begun: false }
      this.#silent = setTimeout(() => this.kill('did not start'), startMs)
      // It may have ended while idle; and if no file descriptor was left, there is no channel to send on.
      if (this.isGone || !this.#process.connected) return this.#gone('nobody is there')
      this.#process.send(task, (error) => {
        if (error) this.kill('could not be told')
      })
    })
  }

  kill(because: string): void {
    this.#killedBecause ??= because
    // Keeps this process running for those who wait for the child's end.
    this.#hold(true)
    this.#process.kill('SIGKILL')
  }

  #late(because: string): void {
    this.#byTime = true
    this.kill(because)
  }

  #hear(answer: Answer): void {
    const pending = this.#pending
    if (!pending) return
    clearTimeout(this.#silent)
    if (answer.say === 'begun' || answer.say === 'progress') {
      this.#silent = setTimeout(() => this.#late('was silent for too long'), pending.time.silentMs)
      if (answer.say === 'progress') return pending.onProgress(answer.share)
      pending.begun = true
      this.#longest = setTimeout(() => this.#late('took too long'), pending.time.longestMs)
      return
    }
    // Its own limit or the machine's: treated as if the task had killed it.
    if (answer.say === 'failed' && answer.code === 'ENOMEM') return this.kill('had no memory left')
    if (answer.say !== 'failed') this.cpuSeconds = answer.cpuSeconds
    this.#settle(({ resolve, reject }) => {
      if (answer.say === 'done') resolve(answer.result)
      else if (answer.say === 'refused') reject(new MediaFailure(answer.reason))
      else reject(Object.assign(new Error(answer.message), answer.code ? { code: answer.code } : {}))
    })
  }

  #gone(reason: string): void {
    this.isGone = true
    const words = `A media process ended: ${reason}${this.#said ? ` (${this.#said.trim()})` : ''}`
    this.#settle(({ reject, begun }) =>
      reject(begun ? new ChildDied(words, this.#byTime) : new ChildNeverBegan(words)),
    )
  }

  #settle(how: (pending: Pending) => void): void {
    clearTimeout(this.#longest)
    clearTimeout(this.#silent)
    const pending = this.#pending
    this.#pending = undefined
    this.#hold(false)
    if (pending) how(pending)
  }

  /** Lets the child keep this process from exiting, or not: only while it works. */
  #hold(yes: boolean): void {
    const { stderr, channel } = this.#process
    const handles = [this.#process, channel, stderr]
    for (const handle of handles) {
      if (handle && yes && 'ref' in handle && typeof handle.ref === 'function') handle.ref()
      if (handle && !yes && 'unref' in handle && typeof handle.unref === 'function') handle.unref()
    }
  }
}
