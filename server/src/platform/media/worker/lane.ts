/** Child processes of one kind: started when they are needed, kept for a while, replaced after some work. */
import { takingTurns } from '../../turns.ts'
import { Child, ChildNeverBegan, type TaskTime } from './child.ts'
import type { Limits } from './limits.ts'
import type { Task } from './messages.ts'

export interface LaneSettings extends TaskTime {
  readonly atOnce: number
  /** More than so many that wait are refused as overloaded. */
  readonly longestQueue: number
  /** A child is replaced after so many: what leaks in a library does not add up. */
  readonly tasksPerChild: number
  readonly limits: Limits
  readonly scratch: string
}

interface Run {
  readonly onProgress?: (share: number) => void
  /** In a child that has read nothing before. */
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
    // One that has used up most of its CPU time would be ended over somebody else's file.
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
        // We have ended it, whatever it was at.
        if (isClosed) throw new Error('The media processes are closed', { cause: error })
        // What ended before it began says nothing of the file; a kept one may have ended long ago.
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
