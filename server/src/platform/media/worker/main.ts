/**
 * The program of a child process that reads untrusted files, one at a time. Its parent gives it tasks and may
 * kill it at any moment; it knows nothing of the server but its task.
 */
import type { Answer, Task } from './messages.ts'
import { systemCode } from './system-errors.ts'
import { MediaFailure } from './tasks.ts'

// Without its parent it has nothing to do, and nobody would end it.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Ctrl+C in a terminal reaches it as well; the parent decides when it ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

// Limits resident memory too, since some systems don't enforce `ulimit -d`.
const mostResident = Number(process.argv[2]) * 1024 * 1024
setInterval(() => {
  if (process.memoryUsage.rss() > mostResident) process.kill(process.pid, 'SIGKILL')
}, 200).unref()

const say = (answer: Answer) => process.send?.(answer)

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Modules are imported on demand: a child serves one kind of task. */
async function run(task: Task): Promise<unknown> {
  if (task.work === 'inspect') {
    if (task.file.mime.startsWith('image/')) {
      return (await import('./picture-inspect.ts')).inspectPicture(task.file, task.bounds)
    }
    return (await import('./video-inspect.ts')).inspectVideo(task.file, task.bounds, task.takesVoice)
  }
  if (task.work === 'picture') {
    return (await import('./picture-derive.ts')).derivePicture(task.file, task.plan, task)
  }
  if (task.work === 'still') return (await import('./video-still.ts')).drawStill(task.file, task.plan, task)
  if (task.work === 'page') return (await import('./page-read.ts')).readPage(task.path, task.charset)
  if (task.work === 'voice') return (await import('./voice-derive.ts')).deriveVoice(task.file, task.folder)
  const onProgress = (share: number) => say({ say: 'progress', share })
  if (task.work === 'stream') return (await import('./stream/run-task.ts')).runStreamTask(task, onProgress)
  return (await import('./video-derive.ts')).deriveVideo(task.file, task.plan, task, onProgress)
}

async function answer(task: Task): Promise<void> {
  say({ say: 'begun' })
  try {
    const result = await run(task)
    say({ say: 'done', result, cpuSeconds: cpuSeconds() })
  } catch (error) {
    if (error instanceof MediaFailure) {
      say({ say: 'refused', reason: error.reason, cpuSeconds: cpuSeconds() })
      return
    }
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    say({ say: 'failed', message, code: systemCode(error) })
  }
}

process.on('message', (task: Task) => void answer(task))
