import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { after, test } from 'node:test'
import { FileStore } from './files.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'commons-files-'))
after(() => rm(folder, { recursive: true, force: true }))

async function* passOn(source: AsyncIterable<Buffer>) {
  for await (const chunk of source) yield chunk
}

test('what breaks off before its file was made leaves none once it is removed', async () => {
  const store = new FileStore(folder)
  await Promise.all(
    Array.from({ length: 200 }, async (_, at) => {
      const name = randomUUID()
      const broken = new Readable({
        read() {
          this.destroy(new Error('broken off'))
        },
      })
      const stream = store.writeStream(name)
      await assert.rejects(pipeline(broken, passOn, stream), /broken off/)
      await (at % 2 ? store.removeFile(name) : store.remove(name))
      // If it were still open, its file could, rarely, be created later.
      assert(stream.closed)
    }),
  )
  assert.deepEqual(await readdir(folder), [])
})
