import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heard } from '../../api/heard.ts'
import { overtaken, typingFor } from '../../conversation/typing.ts'
import { useTyping } from './use-typing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Seen = [lastSeq: number | undefined, isOnline: 0 | 1]

function see(...first: Seen) {
  const { result, rerender } = renderHook(([lastSeq, isOnline]: Seen) => useTyping(5, lastSeq, isOnline), {
    initialProps: first,
  })
  return {
    result,
    see: (...next: Seen) => rerender(next),
    hear: () => act(() => heard.tell(['chat_typing:5'])),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  }
}

test('it ends with the message, whose own hint may be slower than it', () => {
  const { result, see: seen, hear, wait } = see(undefined, 1)
  seen(3, 1)
  hear()
  expect(result.current).toBe(true)
  seen(4, 1)
  expect(result.current).toBe(false)
  hear()
  expect(result.current).toBe(false)
  wait(overtaken)
  hear()
  expect(result.current).toBe(true)
})

test('it ends after silence, and when the other goes offline', () => {
  const { result, see: seen, hear, wait } = see(3, 1)
  hear()
  wait(typingFor - 1)
  expect(result.current).toBe(true)
  wait(1)
  expect(result.current).toBe(false)
  hear()
  expect(result.current).toBe(true)
  seen(3, 0)
  expect(result.current).toBe(false)
})
