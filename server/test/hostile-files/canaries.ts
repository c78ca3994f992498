/** A file and a server that hostile files point to, and that nothing may read or call. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { stat, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after } from 'node:test'
import { mp4Bytes } from '../files/videos.ts'
import type { Canaries } from './hostile-file.ts'

export interface WatchedCanaries extends Canaries {
  /** Asserts that neither was touched. */
  untouched(): Promise<void>
}

/** Writes the file into `folder` and starts the server. */
export async function openCanaries(folder: string): Promise<WatchedCanaries> {
  const file = join(folder, 'canary.mp4')
  await writeFile(file, await mp4Bytes({ seconds: 1 }))
  // Last read a day ago and written since, so that the file system records the next read.
  const read = new Date(Date.now() - 86_400_000)
  await utimes(file, read, new Date())
  const asked: string[] = []
  const server = createServer(({ url }, response) => {
    asked.push(url ?? '')
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => server.close())
  return {
    file,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async untouched() {
      assert.deepEqual(asked, [], 'nobody was asked')
      assert.equal((await stat(file)).atimeMs, read.getTime(), 'nothing was read')
    },
  }
}
