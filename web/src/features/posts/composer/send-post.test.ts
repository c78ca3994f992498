import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../../api/call-error.ts'
import { openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal } from '../../../api/test-server.ts'
import { upload, type UploadState } from '../../../api/upload.ts'
import { toasts } from '../../../ui/notices/toast.ts'
import { withFile } from './draft-files.ts'
import { blankPost, type PostDraft } from './post-draft.ts'
import { fieldsOf, sendPost } from './send-post.ts'
import type { Sending } from '../../../compose/upload-pace.ts'

// jsdom reports no upload progress.
vi.mock('../../../api/upload.ts')

const megabyte = 1024 * 1024
const film: PostDraft = {
  ...blankPost,
  files: withFile([], { file: new File([], 'x.mp4'), kind: 'video', seconds: 7 }, ''),
}

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Sends a video; the test reports its progress. */
function send(key: string) {
  const { promise, resolve, reject } = Promise.withResolvers<never>()
  let tell: ((state: UploadState) => void) | undefined
  vi.mocked(upload).mockImplementation((_name, _fields, _files, { onChange } = {}) => {
    tell = onChange
    return promise
  })
  const told: Sending[] = []
  const way = sendPost({ place: 'home', edited: undefined }, film, key, {
    onChange: (sending) => told.push(sending),
    onTakenBack: () => {},
  })
  way.answer.catch(() => {})
  const at = (phase: UploadState['phase'], sentBytes: number) =>
    tell?.({ phase, sentBytes, totalBytes: 200 * megabyte })
  return { way, told, at, answer: (answer: object) => resolve(answer as never), reject }
}

const toastTexts = () => toasts.get().map(({ text }) => text)

test.each(['again', 'offline'] as const)('the time left is measured anew after %s', (phase) => {
  const now = vi.spyOn(performance, 'now')
  const { at, told } = send(`pace-${phase}`)
  const run = (fromSecond: number, fromBytes: number) => {
    for (let second = 0; second <= 4; second++) {
      now.mockReturnValue((fromSecond + second) * 1000)
      at('sending', fromBytes + second * megabyte)
    }
    return told.at(-1)?.pace?.bytesPerSecond
  }
  expect(run(0, 0)).toBeCloseTo(megabyte, -4)
  at(phase, 4 * megabyte)
  // After ten minutes the pace is unknown; then it is that of the new bytes alone.
  now.mockReturnValue(600_000)
  at('sending', 4 * megabyte)
  expect(told.at(-1)?.pace).toBeUndefined()
  expect(run(600, 4 * megabyte)).toBeCloseTo(megabyte, -4)
})

test('that a cancelled post may have arrived all the same is said', async () => {
  const { way, at, reject } = send('unknown')
  at('answering', 200 * megabyte)
  way.cancel()
  reject(new CallError({ refusal: 'network', message: 'x', status: 0 }))
  await vi.waitFor(() =>
    expect(toastTexts()).toContain('Connection lost. The post you cancelled may have been published anyway.'),
  )
})

test('that a cancelled post could not be taken back is said', async () => {
  answerWith(() => refusal('internal', 500))
  const { way, at, answer } = send('stays')
  at('answering', 200 * megabyte)
  way.cancel()
  answer({ message: 'x', recdata: { post_id: 5 } })
  await vi.waitFor(() => expect(toastTexts()).toContain('Text of internal'))
})

test('what is written in a group goes there, under the audience of the group', () => {
  const draft = { ...film, audience: 'private' } as const
  expect(fieldsOf('group.5', draft, 'key')).toMatchObject({ group_id: 5 })
  expect(fieldsOf('group.5', draft, 'key')).not.toHaveProperty('post_type')
  expect(fieldsOf('profile', draft, 'key')).not.toHaveProperty('group_id')
})
