/** A pool of child processes of one kind: started on demand, kept for a while, replaced after some work. */
import { takingTurns } from '../../concurrency-limit.ts'
import { Child, ChildNeverBegan, type TaskTime } from './child.ts'
import type { Limits } from './limits.ts'
import type { Task } from './messages.ts'

export interface LaneSettings extends TaskTime {
  readonly atOnce: number
  /** The most waiting tasks; further ones are refused as overloaded. */
  readonly longestQueue: number
  /** Tasks after which a child is replaced, so that leaks in libraries don't add up. */
  readonly tasksPerChild: number
  readonly limits: Limits
  readonly scratch: string
}

interface Run {
  readonly onProgress?: (share: number) => void
  /** Runs in a child that hasn't read a file before. */
  readonly fresh?: boolean
}

export interface Lane {
  run(task: Task, how?: Run): Promise<unknown>
  close(): Promise<void>
}

const idleMs = 60_000
const mostStarts = 3

export function openLane(settings: LaneSettings): Lane {
  const inTurn = takingTurns(settings)
  const all = new Set<Child>()
  const idle = new Map<Child, NodeJS.Timeout>()
  let isClosed = false

  function start(): Child {
    const child = new Child(settings.limits, settings.scratch)
    all.add(child)
    void child.ended.then(() => {
      all.delete(child)
      clearTimeout(idle.get(child))
      idle.delete(child)
    })
    return child
  }

  function takeIdle(): Child | undefined {
    for (const [child, timer] of idle) {
      clearTimeout(timer)
      idle.delete(child)
      if (!child.isGone) return child
    }
    return undefined
  }

  function giveBack(child: Child): void {
    const { tasksPerChild, limits } = settings
    if (child.isGone) return
    // A child near its CPU limit would be killed while working on somebody else's file.
    if (child.tasks >= tasksPerChild || child.cpuSeconds > limits.cpuSeconds / 2)
      return child.kill('is spent')
    idle.set(child, setTimeout(() => child.kill('is idle'), idleMs).unref())
  }

  async function run(task: Task, { onProgress = () => undefined, fresh = false }: Run): Promise<unknown> {
    for (let starts = 0; ;) {
      if (isClosed) throw new Error('The media processes are closed')
      const kept = fresh ? undefined : takeIdle()
      if (!kept) starts++
      const child = kept ?? start()
      try {
        return await child.run(task, settings, onProgress)
      } catch (error) {
        // We killed it ourselves, whatever it was doing.
        if (isClosed) throw new Error('The media processes are closed', { cause: error })
        // A child that ended before it began tells nothing about the file: an idle one may end any time.
        if (!(error instanceof ChildNeverBegan) || starts >= mostStarts) throw error
      } finally {
        giveBack(child)
      }
    }
  }

  return {
    run: (task, how = {}) => inTurn(() => run(task, how)),
    async close() {
      isClosed = true
      const ending = [...all].map((child) => {
        child.kill('is closed')
        return child.ended
      })
      await Promise.all(ending)
    },
  }
}
