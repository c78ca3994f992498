/**
 * What all worlds of a run stand on besides, so that the suites of several processes can be run over it:
 * `COMMONS_TEST_BUS=nats npm test -- several-processes`.
 */
import { atEndOfFile } from './end-of-file.ts'
import { natsProcess, withoutNats } from './nats-process.ts'

let bus: Promise<string> | undefined

/** Returns the settings that every world of this run has. */
export async function settingsOfRun(): Promise<Record<string, string>> {
  if (process.env['COMMONS_TEST_BUS'] !== 'nats') return {}
  if (withoutNats) throw new Error(withoutNats)
  return { BUS_URL: await (bus ??= startBus()) }
}

async function startBus(): Promise<string> {
  const nats = await natsProcess()
  await nats.start()
  atEndOfFile(async () => {
    bus = undefined
    await nats.kill()
  })
  return nats.url
}
