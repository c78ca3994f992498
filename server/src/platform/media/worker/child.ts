/** One child process, which is given one task at a time: whatever ends it, is to blame. */
import type { ChildProcess } from 'node:child_process'
import { type Limits, startLimited } from './limits.ts'
import type { Answer, Task } from './messages.ts'
import { MediaFailure } from './tasks.ts'

/** The child process has ended, or had to be ended, over the task that it was given. */
export class ChildDied extends Error {
  /** It was ended for the time that it took. */
  readonly byTime: boolean

  constructor(message: string, byTime: boolean) {
    super(message)
    this.byTime = byTime
  }
}

/** The child process has ended before it began with the task, or could not be started. */
export class ChildNeverBegan extends Error {}

export interface TaskTime {
  readonly longestMs: number
  /** Without a word from the child. */
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
  /** Tasks that it has done, and the CPU time that it took for them. */
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
      // It may have ended while nobody waited for it; where there was no file left, there is nobody to tell.
      if (this.isGone || !this.#process.connected) return this.#gone('nobody is there')
      this.#process.send(task, (error) => {
        if (error) this.kill('could not be told')
      })
    })
  }

  kill(because: string): void {
    this.#killedBecause ??= because
    // Whoever waits for its end is kept until then.
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
    // Its limit or the machine's: as if it had ended over it.
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

  /** Only a child that works keeps this process from ending. */
  #hold(yes: boolean): void {
    const { stderr, channel } = this.#process
    const handles = [this.#process, channel, stderr]
    for (const handle of handles) {
      if (handle && yes && 'ref' in handle && typeof handle.ref === 'function') handle.ref()
      if (handle && !yes && 'unref' in handle && typeof handle.unref === 'function') handle.unref()
    }
  }
}
