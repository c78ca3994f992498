import { act } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../api/session.ts'
import { answerWith, success } from '../../api/test-server.ts'
import { renderInApp } from '../../test-render.tsx'
import { useImpression } from './use-impression.ts'
import { usePageview } from './use-pageview.ts'

let cross: (entries: object[]) => void = () => {}
let visibility: DocumentVisibilityState

beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof cross) {
        cross = callback
      }
      observe() {}
      unobserve() {}
    },
  )
  openSession({ id: 7, api_key: 'key.secret' } as Session)
})
afterEach(() => {
  endSession('logged_out')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Card({ id }: { id: number }) {
  const ref = useRef<HTMLDivElement>(null)
  useImpression(ref, id)
  return <div ref={ref} data-testid={`card ${id}`} />
}

function Profile({ id }: { id: number }) {
  usePageview('member_pageviews', id)
  return null
}

const show = (target: Element, intersectionRatio: number, height = 100) =>
  act(() => cross([{ target, intersectionRatio, intersectionRect: { height }, rootBounds: { height: 800 } }]))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const hide = () => {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Returns the contents of the reports sent. */
const reports = (sent: ReturnType<typeof answerWith>) =>
  sent.flatMap(({ name, body }) => {
    if (name !== 'count_looks') return []
    const { impressions, post_pageviews, member_pageviews } = body
    return [{ impressions, post_pageviews, member_pageviews }]
  })

// The observer exists once per page, so a single test covers the whole sequence.
test('cards count after a second on the screen, once, in a report every five minutes and when the page is hidden', async () => {
  const sent = answerWith(() => success())
  const { getByTestId } = renderInApp(
    <>
      {[1, 2, 3, 4].map((id) => (
        <Card key={id} id={id} />
      ))}
      <Profile id={9} />
    </>,
  )
  const card = (id: number) => getByTestId(`card ${id}`)
  show(card(1), 0.5)
  show(card(2), 0.5)
  show(card(3), 0.4)
  // Taller than the screen, covering half of it.
  show(card(4), 0.1, 400)
  await pass(900)
  show(card(2), 0.2)
  await pass(290_000)
  expect(reports(sent)).toEqual([])
  await pass(10_000)
  expect(reports(sent)).toEqual([{ impressions: [1, 4], post_pageviews: [], member_pageviews: [9] }])
  // Seeing a card again doesn't count again.
  show(card(1), 0)
  show(card(1), 1)
  show(card(2), 1)
  await pass(1_100)
  hide()
  await pass(0)
  expect(reports(sent).slice(1)).toEqual([{ impressions: [2], post_pageviews: [], member_pageviews: [] }])
  // A hidden page doesn't count.
  show(card(3), 1)
  await pass(310_000)
  expect(reports(sent)).toHaveLength(2)
})

test('what one member saw is not reported in another’s name', async () => {
  const sent = answerWith(() => success())
  renderInApp(<Profile id={12} />)
  openSession({ id: 8, api_key: 'other.secret' } as Session)
  await pass(310_000)
  expect(reports(sent)).toEqual([])
})

test('what waited for the network is reported once it is back', async () => {
  const sent = answerWith(() => success())
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderInApp(<Profile id={13} />)
  await pass(310_000)
  expect(reports(sent)).toEqual([])
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  await pass(0)
  expect(reports(sent)).toEqual([{ impressions: [], post_pageviews: [], member_pageviews: [13] }])
})
