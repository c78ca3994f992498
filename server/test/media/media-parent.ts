/** A process with media processes of its own, for tests of what happens to these. */
import pino from 'pino'
import { openMediaWorkers } from '../../src/platform/media/worker/workers.ts'
import { testBounds } from './media-workers.ts'

const [video = '', picture = '', folder = ''] = process.argv.slice(2)
const log = pino({ level: 'silent' })
const workers = openMediaWorkers({ bounds: testBounds, scratch: folder, log, videosAtOnce: 1 })

await workers.inspect({ path: picture, mime: 'image/jpeg' })
if (video) {
  const plan = { heights: [720], posterWidths: [480] }
  let told = false
  await workers.deriveVideo({ path: video, mime: 'video/mp4' }, plan, folder, () => {
    if (!told) process.send?.('begun')
    told = true
  })
} else process.disconnect()
