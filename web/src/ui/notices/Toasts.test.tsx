import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../test-render.tsx'
import { toast, toasts } from './toast.ts'
import { Toasts } from './Toasts.tsx'

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  act(() => {
    for (const { id } of toasts.get()) toast.dismiss(id)
  })
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('a success is a status, an error an alert, and both go after 3 s', () => {
  renderInApp(<Toasts />)
  act(() => {
    toast.success('Saved.')
    toast.error('An error occurred. Please try again.')
  })
  expect(screen.getByRole('status').textContent).toBe('Saved.')
  expect(screen.getByRole('alert').textContent).toBe('An error occurred. Please try again.')
  pass(2999)
  expect(screen.queryByRole('status')).not.toBeNull()
  pass(1)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a toast waits while it is pointed at or focused, then has the rest of its time', () => {
  renderInApp(<Toasts />)
  act(() => void toast.success('Saved.'))
  pass(2000)
  const region = screen.getByRole('region')
  fireEvent.pointerEnter(region)
  pass(60_000)
  expect(screen.queryByRole('status')).not.toBeNull()
  fireEvent.pointerLeave(region)
  pass(999)
  expect(screen.queryByRole('status')).not.toBeNull()
  pass(1)
  expect(screen.queryByRole('status')).toBeNull()
})

test('F8 leads to the toasts', () => {
  renderInApp(<Toasts />)
  act(() => void toast.success('Saved.'))
  fireEvent.keyDown(document, { key: 'F8' })
  expect(document.activeElement).toBe(screen.getByRole('region'))
})

test('what was done can be undone for 8 s, once', () => {
  const undone = vi.fn()
  renderInApp(<Toasts />)
  act(() => void toast.undo('Your post is deleted.', undone))
  pass(7999)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undone).toHaveBeenCalledOnce()
  expect(screen.queryByText('Your post is deleted.')).toBeNull()
})

test('only what was done last can be undone', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  renderInApp(<Toasts />)
  act(() => {
    toast.undo('Unfollowed Jana', first)
    toast.success('Saved')
    toast.undo('Member blocked', second)
  })
  expect(screen.queryByText('Unfollowed Jana')).toBeNull()
  screen.getByText('Saved')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})

test('the same text again is one toast', () => {
  renderInApp(<Toasts />)
  act(() => {
    toast.error('Offline')
    toast.error('Offline')
  })
  expect(screen.getAllByText('Offline')).toHaveLength(1)
})

test('Undo, which takes the focus away with it, holds up no other message', () => {
  renderInApp(<Toasts />)
  act(() => {
    toast.success('Saved')
    toast.undo('Deleted', () => toast.success('Restored'))
  })
  const undo = screen.getByRole('button', { name: 'Undo' })
  act(() => undo.focus())
  fireEvent.click(undo)
  screen.getByText('Restored')
  pass(3000)
  expect(screen.queryAllByRole('status')).toEqual([])
})
