import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callOnce } from './call-once.ts'
import { openSession, type Session } from './session.ts'
import { answerWith, refusal, success } from './test-server.ts'

const logIn = (id: number) => openSession({ id, api_key: `session${id}.secret` } as Session)

beforeEach(() => logIn(7))
afterEach(() => vi.unstubAllGlobals())

const report = (description: string) =>
  callOnce('add_report', { report_type: 'post', report_id: 5, reason: 'spam', description }).catch(() => {})
const failing = refusal('internal', 500)

/** Whether the request that `then` sends after this answer reuses the first one's idempotency key. */
async function isSame(answer: ReturnType<typeof success>, then: () => Promise<unknown>): Promise<boolean> {
  const sent = answerWith((_, count) => (count === 1 ? answer : success()))
  await report('one')
  await then()
  const [first, second] = sent.map(({ body }) => body['idempotency_key'])
  expect(first).toBeTypeOf('string')
  return first === second
}

test('what was not answered is sent again under its key, as long as it is the same', async () => {
  expect(await isSame(failing, () => report('one'))).toBe(true)
  expect(await isSame(failing, () => report('two'))).toBe(false)
})

test('what was answered has another key the next time', async () => {
  expect(await isSame(success(), () => report('one'))).toBe(false)
  expect(await isSame(refusal('report_decided', 409), () => report('one'))).toBe(false)
})

test('the key of one member is nothing to the next', async () => {
  const other = () => {
    logIn(8)
    return report('one')
  }
  expect(await isSame(failing, other)).toBe(false)
})
