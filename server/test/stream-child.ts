/**
 * A process of an installation that makes streamed videos, for tests that kill it: prints each step that it
 * begins, and with `stops` waits for its end in the middle of the first step of that kind.
 */
import type { Readable } from 'node:stream'
import type { TestConnection } from './database.ts'
import { features } from '../src/features.ts'
import { openPlatform } from '../src/open-platform.ts'
import { readConfig } from '../src/platform/config.ts'
import { openLog } from '../src/platform/log.ts'
import { streamingFeature } from './streaming.ts'

const { connection, env, stops } = JSON.parse(process.argv[2] ?? '') as {
  connection: TestConnection
  env: Record<string, string>
  stops?: 'chunk' | 'join'
}
const config = readConfig({ LOG_LEVEL: 'silent', ...env })
const platform = await openPlatform(config, openLog(config), connection, [...features, streamingFeature()])
const forever = () => new Promise<never>(() => undefined)

const { mediaWorkers, mediaStore, mediaRoad, jobs } = platform
if (stops === 'chunk') {
  const { chunk } = mediaWorkers.streams
  mediaWorkers.streams.chunk = async (...work) => {
    const made = chunk(...work)
    process.stdout.write('stopped\n')
    await forever()
    return made
  }
}
if (stops === 'join') {
  const read = mediaStore.read.bind(mediaStore)
  let reads = 0
  mediaStore.read = async (name, range): Promise<Readable> => {
    // The first chunk has been written by now.
    if (/-\d+\.mp4$/.test(name) && ++reads === 3) {
      process.stdout.write('stopped\n')
      await forever()
    }
    return read(name, range)
  }
}
await jobs.work(mediaRoad.jobs.filter(({ every }) => every === undefined))
process.stdout.write('works\n')
