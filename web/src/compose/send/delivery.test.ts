import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../api/session.ts'
import type { UploadState } from '../../api/upload.ts'
import { logIn } from '../test-compose.ts'
import type { Sending } from '../upload-pace.ts'
import { delivering, type Deliverable } from './delivery.ts'

beforeEach(() => logIn(3))
afterEach(() => act(() => endSession('session_expired')))

const bytes = 100
const undo = { arrived: vi.fn(), failed: vi.fn() }

/** Sends one item; the test reports its progress and settles it. */
function deliver(late: ReturnType<Deliverable<string, number>['cancelLate']>) {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const asked: AbortSignal[] = []
  let tell = (_: UploadState) => {}
  const send = delivering<string, number>({
    request(_, __, { signal, onChange }) {
      asked.push(signal)
      tell = onChange
      signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')))
      return promise
    },
    bytesOf: () => bytes,
    cancelLate: () => late,
  })
  const told: Sending[] = []
  const begin = () => {
    const delivery = send('words', 'key', (sending) => told.push(sending))
    const outcome = delivery.answer.catch((error: Error) => error.name)
    return { ...delivery, outcome }
  }
  const at = (phase: UploadState['phase'], sentBytes: number) => tell({ phase, sentBytes, totalBytes: bytes })
  return { begin, at, told, asked, resolve }
}

const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('it tells how far it is, and the browser asks before its page is left', async () => {
  const { begin, at, told, resolve } = deliver('stop')
  expect(leaving()).toBe(false)
  const { outcome, sending } = begin()
  expect(sending).toMatchObject({ phase: 'sending', totalBytes: bytes })
  expect(leaving()).toBe(true)
  at('sending', 40)
  expect(told).toMatchObject([{ phase: 'sending', sentBytes: 40 }])
  resolve(7)
  expect(await outcome).toBe(7)
  expect(leaving()).toBe(false)
})

test('cancelled before all of it has left, it is stopped; sent again, it is another request', async () => {
  const { begin, at, asked } = deliver(undo)
  const { outcome, cancel } = begin()
  at('sending', 40)
  cancel()
  expect(await outcome).toBe('AbortError')
  expect(asked[0]?.aborted).toBe(true)
  void begin()
  expect(asked).toHaveLength(2)
})

test.each([
  ['stop', true, 'AbortError'],
  ['too late', false, 7],
] as const)('cancelled when all of it has left: %s', async (late, isStopped, outcome) => {
  const { begin, at, asked, resolve } = deliver(late)
  const begun = begin()
  at('answering', bytes)
  begun.cancel()
  expect(asked[0]?.aborted).toBe(isStopped)
  resolve(7)
  expect(await begun.outcome).toBe(outcome)
})

test('what is undone arrives first; sent again before that, it goes on', async () => {
  const { begin, at, asked, resolve } = deliver(undo)
  const first = begin()
  at('answering', bytes)
  first.cancel()
  expect(await first.outcome).toBe('AbortError')
  const second = begin()
  expect(asked).toHaveLength(1)
  second.cancel()
  resolve(7)
  await vi.waitFor(() => expect(undo.arrived).toHaveBeenCalledExactlyOnceWith(7))
})

test('it stops when its member goes', async () => {
  const { begin, asked } = deliver('too late')
  const { outcome } = begin()
  act(() => endSession('session_replaced'))
  expect(asked[0]?.aborted).toBe(true)
  expect(await outcome).toBe('AbortError')
})
