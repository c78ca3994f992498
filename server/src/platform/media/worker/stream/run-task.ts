/** Runs the tasks of streamed videos in a child process. */
import { readThrough, systemCode } from '../system-errors.ts'
import { drawStills, drawStoryboard } from './draw.ts'
import { encodeChunk } from './encode-chunk.ts'
import { encodeSound } from './encode-sound.ts'
import { makePlan } from './make-plan.ts'
import type { StreamTask } from './stream-tasks.ts'

/** Parents need no message for each frame. */
const toldEveryMs = 500

export async function runStreamTask(task: StreamTask, onProgress: (share: number) => void): Promise<unknown> {
  let told = 0
  const tell = (share: number) => {
    const at = performance.now()
    if (at - told < toldEveryMs) return
    told = at
    onProgress(Math.min(1, Math.max(0, share)))
  }
  try {
    return await make(task, tell)
  } catch (error) {
    // libav treats a read error as the file's end.
    if (systemCode(error) === undefined) await readThrough(task.file.path)
    throw error
  }
}

function make(task: StreamTask, onProgress: (share: number) => void): Promise<unknown> {
  if (task.makes === 'plan') return makePlan(task.file, task.bounds, task.wish, onProgress)
  if (task.makes === 'stills') return drawStills(task, onProgress)
  if (task.makes === 'sound') return encodeSound(task, onProgress)
  if (task.makes === 'chunk') return encodeChunk(task, onProgress)
  return drawStoryboard(task, onProgress)
}
