/**
 * `npm run move-media -- --to s3 [--remove]`: copies members' files from the disk to the configured S3 store,
 * or back with `--to disk`, while Commons runs. `--remove` then removes from the source the files that
 * arrived whole.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../server/src/platform/config.ts'
import { FileStore } from '../server/src/platform/files.ts'
import { moveMedia, type Moved } from '../server/src/platform/media/store/move.ts'
import { storeOf, tryOut } from '../server/src/platform/media/store/open-store.ts'
import { runInWords } from './say.ts'

const usage =
  'Say where to: npm run move-media -- --to s3, or --to disk; with --remove also from where they were.'
const betweenLinesMs = 5_000

await runInWords(async () => {
  const { to: kind, remove } = readOptions()
  const config = readConfig(process.env)
  if (remove && config.MEDIA_STORE !== kind) {
    throw new ConfigError(
      `Commons is configured to read from the other store (MEDIA_STORE=${config.MEDIA_STORE}): switch that, restart it, and remove then.`,
    )
  }
  const folders = {
    media: new FileStore(join(config.DATA_DIR, 'media')),
    incoming: new FileStore(join(config.DATA_DIR, 'incoming')),
  }
  await Promise.all([folders.media.ready(), folders.incoming.ready()])
  const from = storeOf(kind === 's3' ? 'disk' : 's3', config, folders)
  const to = storeOf(kind, config, folders)
  await tryOut(to.kind === 's3' ? to : from, folders.incoming)

  let toldAt = Date.now()
  const moved = await moveMedia({
    from,
    to,
    scratch: folders.incoming,
    remove,
    onProgress(so) {
      if (Date.now() - toldAt < betweenLinesMs) return
      toldAt = Date.now()
      console.error(`${inWords(so)} …`)
    },
    onFailure: (name, why) => console.error(`${name} was not moved: ${why}`),
  })
  console.log(`${inWords(moved)}.`)
  if (moved.failed === 0) return
  console.error('What failed is still where it was: run it again.')
  process.exitCode = 1
})

function readOptions(): { to: 'disk' | 's3'; remove: boolean } {
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' }, remove: { type: 'boolean' } } })
    if (values.to === 'disk' || values.to === 's3') return { to: values.to, remove: values.remove ?? false }
  } catch {
    // An unknown option.
  }
  throw new ConfigError(usage)
}

function inWords({ copied, there, mended, removed, failed, bytes }: Moved): string {
  const megabytes = (bytes / 1_000_000).toFixed(1)
  return `${copied + there + mended} files (${megabytes} MB) are whole in the target: ${copied} copied, ${there} were there, ${mended} were damaged there and replaced; ${removed} removed from the source, ${failed} failed`
}
