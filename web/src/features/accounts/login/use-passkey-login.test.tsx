import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../way-in/test-way-in.ts'
import { usePasskeyLogin } from './use-passkey-login.ts'

type Signed = Record<string, unknown> | undefined

/** The requests to the browser in order; tests answer each by hand. */
const asked: Array<{ inField: boolean; answer: (signed: Signed) => void }> = []
let fieldsAreKnown = Promise.withResolvers<boolean>()
const stopAsking = vi.fn()

vi.mock('../../../passkeys/passkeys.ts', () => ({
  areOfferedInFields: () => fieldsAreKnown.promise,
  askForPasskey: (_: unknown, { inField }: { inField: boolean }) =>
    new Promise<Signed>((answer) => asked.push({ inField, answer })),
  stopAsking: () => stopAsking(),
}))

function open() {
  const onLoggedIn = vi.fn(async () => {})
  const { result, unmount } = renderHook(() => usePasskeyLogin(onLoggedIn))
  return { passkey: () => result.current, onLoggedIn, unmount }
}

beforeEach(() => {
  asked.length = 0
  stopAsking.mockReset()
  fieldsAreKnown = Promise.withResolvers()
  vi.stubGlobal('PublicKeyCredential', vi.fn())
  answerCalls({
    start_passkey_login: { body: { message: 'Success', data: {} } },
    passkey_login: { body: { message: 'Success', user_data: { id: 7 } } },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what is asked for by the button is not taken back by an offer that comes late', async () => {
  const { passkey, onLoggedIn } = open()
  act(() => passkey().offer())
  let pressing = Promise.resolve()
  await act(async () => {
    pressing = passkey().press()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    fieldsAreKnown.resolve(true)
    // An offer made during the press doesn't cancel it either.
    passkey().offer()
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  expect(asked.map(({ inField }) => inField)).toEqual([false])
  expect(passkey().isBusy).toBe(true)
  await act(async () => {
    asked[0]?.answer({ id: 'signed' })
    await pressing
  })
  expect(onLoggedIn).toHaveBeenCalledTimes(1)
  expect(passkey().isBusy).toBe(false)
})

test('once the button has been pressed, what the field had offered logs nobody in', async () => {
  const { passkey, onLoggedIn } = open()
  fieldsAreKnown.resolve(true)
  await act(async () => {
    passkey().offer()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    const pressing = passkey().press()
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    asked[0]?.answer({ id: 'late' })
    asked[1]?.answer(undefined)
    await pressing
  })
  expect(asked.map(({ inField }) => inField)).toEqual([true, false])
  expect(onLoggedIn).not.toHaveBeenCalled()
})

test('whoever leaves the page is asked no more', async () => {
  const { passkey, onLoggedIn, unmount } = open()
  fieldsAreKnown.resolve(true)
  await act(async () => {
    passkey().offer()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
  })
  unmount()
  asked[0]?.answer({ id: 'late' })
  await vi.waitFor(() => expect(stopAsking).toHaveBeenCalledTimes(1))
  expect(onLoggedIn).not.toHaveBeenCalled()
})
