/** Files that the system fails to read aren't reported as broken. */
import assert from 'node:assert/strict'
import { constants } from 'node:os'
import { test } from 'node:test'
import { AVERROR_INVALIDDATA } from 'node-av/constants'
import { FFmpegError } from 'node-av/lib'
import { mediaWorkers } from '../../../../test/media/media-workers.ts'
import { systemCode } from './system-errors.ts'
import { openSource } from './video-source.ts'

const { workers, emptyFolder } = await mediaWorkers()
const onLinux = { skip: process.platform === 'linux' ? false : 'a file that cannot be read is one of /proc' }

test('a file that the disk does not give out is not called broken', onLinux, async () => {
  const unreadable = { path: '/proc/self/mem', mime: 'image/jpeg' }
  await assert.rejects(workers.derivePicture(unreadable, { widths: [480] }, await emptyFolder()), {
    code: 'EIO',
  })
  for (const mime of ['video/mp4', 'video/webm'])
    await assert.rejects(openSource({ ...unreadable, mime }), { code: 'EIO' })
})

test('what libraries say of the system is told from what they say of a file', () => {
  const said = (message: string, more: object = {}) => systemCode(Object.assign(new Error(message), more))
  assert.equal(said('VipsJpeg: read error\nsystem error: Input/output error'), 'EIO')
  assert.equal(said('source: unable to open\nsystem error: Too many open files'), 'EMFILE')
  assert.equal(said('vips_tracked: out of memory -- size == 300MB'), 'ENOMEM')
  assert.equal(said('ENOENT: no such file', { code: 'ENOENT', syscall: 'open' }), 'ENOENT')
  const libav = (code: number) => systemCode(new FFmpegError(code))
  const { EMFILE, ENOMEM, EIO, EINVAL } = constants.errno
  assert.deepEqual([libav(-EMFILE), libav(-ENOMEM)], ['EMFILE', 'ENOMEM'])
  assert.deepEqual([libav(-EIO), libav(-EINVAL), libav(AVERROR_INVALIDDATA)], Array(3).fill(undefined))
  assert.equal(said('VipsJpeg: premature end of JPEG image'), undefined)
  assert.equal(said('out of range', { code: 'ERR_OUT_OF_RANGE' }), undefined)
})
