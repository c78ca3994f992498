import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Component, Suspense, type ComponentType, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../test-render.tsx'
import { onMissingAgain, openedPiece, piece, quietPiece } from './piece.tsx'
import { toast, toasts } from '../notices/toast.ts'

beforeEach(() => {
  toasts.get().forEach(({ id }) => toast.dismiss(id))
  // React logs what error boundaries catch.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** Fails this many times, as without a network, and then loads. */
const arrivesAfter = <Props,>(failures: number, Part: ComponentType<Props>) => {
  let left = failures
  return vi.fn(() =>
    left-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ default: Part }),
  )
}
const Words = ({ text }: { text: string }) => <p>{text}</p>

test('a part of a page that does not arrive says so in its place, and comes by Retry', async () => {
  const load = arrivesAfter(2, Words)
  const Part = piece(load)
  renderInApp(
    <Suspense>
      <h1>Around it</h1>
      <Part text="here" />
    </Suspense>,
  )
  for (let failed = 1; failed <= 2; failed++) {
    expect((await screen.findByRole('alert')).textContent).toContain("Couldn't load this")
    await waitFor(() => expect(load).toHaveBeenCalledTimes(failed))
    expect(screen.getByRole('heading').textContent).toBe('Around it')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  }
  expect((await screen.findByText('here')).tagName).toBe('P')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what is asked for again and does not arrive may need a reload; what nobody asked for does not', async () => {
  const again = vi.fn()
  onMissingAgain(again)
  const Part = piece(arrivesAfter(2, Words))
  const quiet = arrivesAfter(2, Words)
  const Quiet = quietPiece(quiet)
  renderInApp(
    <Suspense>
      <Part text="here" />
      <Quiet text="by and by" />
    </Suspense>,
  )
  const retry = async () => fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  await retry()
  await waitFor(() => expect(again).toHaveBeenCalledOnce())
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(quiet).toHaveBeenCalledTimes(2))
  await screen.findByText('here')
  expect(again).toHaveBeenCalledOnce()
})

test('what was to open closes, says so, and opens the next time', async () => {
  const Opened = openedPiece(
    arrivesAfter(1, ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>Close</button>),
  )
  const onClose = vi.fn()
  const shown = renderInApp(
    <Suspense>
      <Opened onClose={onClose} />
    </Suspense>,
  )
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(toasts.get()).toMatchObject([{ kind: 'error' }])
  shown.unmount()
  renderInApp(
    <Suspense>
      <Opened onClose={onClose} />
    </Suspense>,
  )
  expect(await screen.findByRole('button')).toBeTruthy()
})

test('what nobody has asked for says nothing, and comes when the network is back', async () => {
  const onMissing = vi.fn()
  const Part = quietPiece(arrivesAfter(1, Words), onMissing)
  renderInApp(
    <Suspense>
      <Part text="here" />
    </Suspense>,
  )
  await waitFor(() => expect(onMissing).toHaveBeenCalledOnce())
  expect(screen.queryByText('here')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(toasts.get()).toEqual([])
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('here')).toBeTruthy()
})

test('a fault in a part that has arrived is not hidden', async () => {
  const Broken = (): never => {
    throw new RangeError('broken')
  }
  const Part = quietPiece(() => Promise.resolve({ default: Broken }))
  const onFault = vi.fn()
  class Around extends Component<{ children: ReactNode }, { failed: boolean }> {
    override state = { failed: false }
    static getDerivedStateFromError() {
      return { failed: true }
    }
    override componentDidCatch(error: unknown) {
      onFault(error)
    }
    override render() {
      return this.state.failed ? null : this.props.children
    }
  }
  renderInApp(
    <Around>
      <Suspense>
        <Part />
      </Suspense>
    </Around>,
  )
  await waitFor(() => expect(onFault).toHaveBeenCalledWith(expect.any(RangeError)))
})
