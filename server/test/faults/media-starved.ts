/** A server without free file descriptors: prints what happens to a video there, as JSON. */
import { closeSync, openSync } from 'node:fs'
import pino from 'pino'
import { openSource } from '../../src/platform/media/worker/video-source.ts'
import { openMediaWorkers } from '../../src/platform/media/worker/workers.ts'
import { testBounds } from '../media/media-workers.ts'

const [, , path = '', scratch = ''] = process.argv
const video = { path, mime: 'video/mp4' }
const log = pino({ level: 'silent' })
const workers = openMediaWorkers({ bounds: testBounds, scratch, log, videosAtOnce: 1 })

const opened: number[] = []
try {
  for (;;) opened.push(openSync('/dev/null', 'r'))
} catch {
  // No descriptors are left.
}
const inspected = await workers.inspect(video).catch((error: unknown) => error)
const source = await openSource(video).catch((error: unknown) => error)
for (const each of opened) closeSync(each)
await workers.close()

const nameOf = (error: unknown) => (error instanceof Error ? error.constructor.name : 'nothing')
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : nameOf(error))
console.log(JSON.stringify({ inspected: nameOf(inspected), opened: codeOf(source) }))
