/** The processes that read untrusted files: their limits, and what happens when they end. */
import assert from 'node:assert/strict'
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { open as openFile, readFile, rm, writeFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { onlyLong } from '../../../../test/long.ts'
import { mediaChildren, mediaWorkers, testBounds } from '../../../../test/media/media-workers.ts'
import { jpeg } from '../../../../test/files/pictures.ts'
import { mp4Bytes } from '../../../../test/files/videos.ts'
import { ChildNeverBegan } from './child.ts'
import { MediaFailure } from './tasks.ts'
import { openMediaWorkers } from './workers.ts'

process.env['COMMONS_TEST_SECRET'] = 'not for children'
const { workers, folder, file, emptyFolder } = await mediaWorkers()
const plan = { widths: [480] }
const videoPlan = { heights: [720], posterWidths: [480] }
const isLinux = process.platform === 'linux'
const onLinux = { skip: isLinux ? false : 'what a process may is read from /proc' }

const refusedAs = (reason: string) => (error: unknown) =>
  error instanceof MediaFailure && error.reason === reason

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function until(what: string, isSo: () => boolean | Promise<boolean>, most = 500): Promise<void> {
  for (let tries = 0; !(await isSo()); tries++) {
    assert.ok(tries < most, what)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

let made: Promise<Buffer> | undefined
/** A video that takes a while to process. */
const longVideo = () => (made ??= mp4Bytes({ seconds: 10, width: 640, height: 480 }))

/** Starts processing a long video; returns its process. */
async function busyWithVideo() {
  const before = await mediaChildren()
  const content = await file(await longVideo(), 'video/mp4')
  let hasBegun = false
  const made = workers.deriveVideo(content, videoPlan, await emptyFolder(), () => (hasBegun = true))
  const settled = made.then(
    () => undefined,
    (error: unknown) => error,
  )
  await until('the video is begun', () => hasBegun)
  const [pid = 0] = (await mediaChildren()).filter((each) => !before.includes(each))
  return { pid, settled }
}

test('a process knows no secret, and is held to its limits', onLinux, async () => {
  await workers.inspect(await file(await jpeg(), 'image/jpeg'))
  const { pid, settled } = await busyWithVideo()
  const pids = await mediaChildren()
  assert.equal(pids.length, 2)
  for (const each of pids) {
    const known = (await readFile(`/proc/${each}/environ`, 'utf8')).split('\0').filter(Boolean)
    const names = known.map((variable) => variable.split('=')[0])
    assert.deepEqual(
      names.filter(
        (name) => !/^(NODE_CHANNEL_|PWD$|TZ$|LD_LIBRARY_PATH$|_$|OLDPWD$|SHLVL$)/.test(name ?? ''),
      ),
      [],
    )
    const limits = await readFile(`/proc/${each}/limits`, 'utf8')
    for (const name of ['Max cpu time', 'Max file size', 'Max data size', 'Max open files']) {
      assert.match(limits, new RegExp(`${name} +\\d+ `), `${name} of ${each}`)
    }
    assert.match(limits, /Max core file size +0 /)
    assert.ok(getPriority(each) > getPriority(process.pid))
  }
  process.kill(pid, 'SIGKILL')
  await settled
})

test('what ends a process fails its own task alone, and not as the file’s fault', onLinux, async () => {
  const { pid, settled } = await busyWithVideo()
  const others = Array.from({ length: 6 }, async () => {
    const picture = await file(await jpeg(), 'image/jpeg')
    await workers.inspect(picture)
    return workers.derivePicture(picture, plan, await emptyFolder())
  })
  process.kill(pid, 'SIGKILL')
  const error = await settled
  assert.ok(error instanceof Error && !(error instanceof MediaFailure))
  assert.equal((await Promise.all(others)).length, 6)
})

test('a process that has ended while it was idle is replaced', onLinux, async () => {
  const picture = await file(await jpeg(), 'image/jpeg')
  await workers.inspect(picture)
  for (const pid of await mediaChildren()) process.kill(pid, 'SIGKILL')
  assert.equal((await workers.inspect(picture)).kind, 'image')
})

/** A pipe without content, which blocks the process that reads it. */
function waitingFile() {
  const path = join(folder, `waiting-${Math.random()}`)
  execFileSync('/bin/sh', ['-c', 'mkfifo "$0"', path])
  return { path, mime: 'image/jpeg' }
}

/** Ends the process that reads the file, once it does; a process that reads it afterwards is a new one. */
async function endReaderOf(path: string, before: () => Promise<void> = async () => undefined) {
  const writer = await openFile(path, 'w')
  await before()
  const readers = await mediaChildren()
  for (const pid of readers) process.kill(pid, 'SIGKILL')
  await until('the reader has ended', () => !readers.some(isAlive))
  await writer.close()
}

test('a look whose process is ended has another one, and only then it is the file', onLinux, async () => {
  const once = waitingFile()
  const look = workers.inspect(once)
  await endReaderOf(once.path, async () => {
    await rm(once.path)
    await writeFile(once.path, new Uint8Array(await (await jpeg()).arrayBuffer()))
  })
  assert.equal((await look).width, 640)

  const again = waitingFile()
  const refused = assert.rejects(workers.inspect(again), refusedAs('file_broken'))
  await endReaderOf(again.path)
  await endReaderOf(again.path)
  await refused
})

test('a look that takes too long is not taken again', { skip: onLinux.skip || onlyLong.skip }, async () => {
  const { path, mime } = waitingFile()
  const seen = new Set<number>()
  const before = await mediaChildren()
  const refused = workers.inspect({ path, mime }).then(
    () => 'taken',
    (error: unknown) => error,
  )
  let error: unknown
  void refused.then((ended) => (error = ended))
  await until(
    'it is ended',
    async () => {
      for (const pid of await mediaChildren()) seen.add(pid)
      return error !== undefined
    },
    2_000,
  )
  assert.ok(refusedAs('file_broken')(error))
  assert.ok([...seen].filter((pid) => !before.includes(pid)).length <= (before.length > 0 ? 0 : 1))
})

test('a process that cannot be started is not the file’s fault', async () => {
  const log = pino({ level: 'silent' })
  const nowhere = join(folder, 'not-there')
  const unable = openMediaWorkers({ bounds: testBounds, scratch: nowhere, log, videosAtOnce: 1 })
  const picture = await file(await jpeg(), 'image/jpeg')
  await assert.rejects(unable.inspect(picture), ChildNeverBegan)
  await assert.rejects(unable.derivePicture(picture, plan, await emptyFolder()), ChildNeverBegan)
  await unable.close()
})

test('where no more files can be opened, neither is', onLinux, async () => {
  const video = await file(await mp4Bytes({ seconds: 1 }), 'video/mp4')
  const starved = fileURLToPath(new URL('../../../../test/faults/media-starved.ts', import.meta.url))
  const program = ['ulimit -n 64; exec "$@"', 'sh', process.execPath, starved, video.path, folder]
  const said = execFileSync('/bin/sh', ['-c', ...program], { encoding: 'utf8', timeout: 60_000 })
  assert.deepEqual(JSON.parse(said), { inspected: 'ChildNeverBegan', opened: 'EMFILE' })
})

test('what is under way when we close is not the file’s fault', async () => {
  const closing = await mediaWorkers()
  const picture = await closing.file(await jpeg(), 'image/jpeg')
  const looks = Array.from({ length: 20 }, () =>
    closing.workers.inspect(picture).catch((error: unknown) => error),
  )
  await closing.workers.close()
  const errors = (await Promise.all(looks)).filter((answer) => answer instanceof Error)
  assert.ok(errors.length > 0)
  assert.ok(!errors.some((error) => error instanceof MediaFailure))
})

test('many at once are all answered', async () => {
  const picture = await file(await jpeg(), 'image/jpeg')
  const answers = await Promise.all(Array.from({ length: 50 }, () => workers.inspect(picture)))
  assert.ok(answers.every(({ width }) => width === 640))
})

const parent = fileURLToPath(new URL('../../../../test/media/media-parent.ts', import.meta.url))

test('processes end with their parent, however that ends', onLinux, async () => {
  const content = await file(await longVideo(), 'video/mp4')
  const picture = await file(await jpeg(), 'image/jpeg')
  const server = fork(parent, [content.path, picture.path, await emptyFolder()], { execArgv: [] })
  await Promise.race([once(server, 'message'), once(server, 'exit')])
  const children = await mediaChildren(server.pid)
  assert.equal(children.length, 2)
  server.kill('SIGKILL')
  await until('they end', () => !children.some(isAlive))
})

test('processes keep nobody from ending who is done with them', async () => {
  const picture = await file(await jpeg(), 'image/jpeg')
  const server = fork(parent, ['', picture.path, await emptyFolder()], { execArgv: [] })
  const [code] = await once(server, 'exit')
  assert.equal(code, 0)
})
