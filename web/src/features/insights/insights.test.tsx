import type { Traffic } from '@commons/contract/insights.ts'
import { screen, within } from '@testing-library/react'
import { RouterContextProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../api/session.ts'
import { makeRouter } from '../../routes.tsx'
import { renderInApp } from '../../test-render.tsx'
import { marksTo, namedPlaces } from '../../ui/chart/axis.ts'
import { csvOf } from '@commons/contract/shared/csv.ts'
import { trafficRows } from './csv.ts'
import { Figures } from './Figures.tsx'
import { TrafficChart } from './TrafficChart.tsx'

beforeEach(async () => {
  openSession({ id: 7, api_key: 'key.secret' } as Session)
})
afterEach(() => {
  endSession('logged_out')
  vi.restoreAllMocks()
})

const week = (counts: number[], rest: Partial<Traffic> = {}): Traffic => ({
  metric: 'pageviews',
  days: 7,
  unit: 'day',
  since: '2026-11-14T00:00:00.000Z',
  series: counts.map((count, i) => ({ at: `2026-11-${14 + i}T00:00:00.000Z`, count })),
  total: counts.reduce((sum, count) => sum + count, 0),
  total_before: 20,
  change: -50,
  new_followers: 3,
  new_followers_before: 0,
  top_posts: [],
  ...rest,
})

const show = (traffic: Traffic) =>
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <Figures traffic={traffic} name="Pageviews" />
    </RouterContextProvider>,
  )

test('the table says each figure of the chart, the latest first', () => {
  show(week([4, 0, 0, 0, 0, 1, 5]))
  const table = screen.getByRole('region', { name: 'Pageviews by day' })
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'DayPageviews',
    'Nov 205',
    'Nov 191',
    'Nov 180',
    'Nov 170',
    'Nov 160',
    'Nov 150',
    'Nov 144',
  ])
})

test('totals stand beside those of the time before', () => {
  show(
    week([10], {
      top_posts: [{ post_id: 5, excerpt: '', has_file: 1, created_at: '2026-11-14T08:00:00.000Z', count: 8 }],
    }),
  )
  screen.getByText('-50%')
  screen.getByText('20 in the 7 days before')
  screen.getByText('0 in the 7 days before')
  const post = screen.getByRole('link', { name: /A picture or video without text/ })
  expect(post.getAttribute('href')).toMatch(/\/timeLine\/7\/5$/)
})

test('where nothing was counted, it says how that changes, and offers no file', () => {
  show(week([0, 0], { total_before: 0, change: null }))
  screen.getByText('Nothing to count yet')
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull()
})

test('bars begin at 0, as high as their share of a round number', () => {
  const { container } = renderInApp(<TrafficChart traffic={week([0, 5, 10])} />)
  expect(container.querySelector('path')?.getAttribute('d')).toBe('M1.1,100V50H1.9V100ZM2.1,100V0H2.9V100Z')
  expect(container.textContent).toMatch(/1050Nov 14Nov 15Nov 16$/)
})

describe('an axis', () => {
  test.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [10, [0, 5, 10]],
    [999, [0, 250, 500, 750, 1000]],
  ])('up to %i has round marks', (largest, marks) => {
    expect(marksTo(largest)).toEqual(marks)
  })

  test('of what is not whole has marks between', () => {
    expect(marksTo(0.5, { isWhole: false })).toEqual([0, 0.2, 0.4, 0.6000000000000001])
  })

  test('names its ends and what is evenly between', () => {
    expect(namedPlaces(30, 4)).toEqual([0, 10, 19, 29])
    expect(namedPlaces(1, 4)).toEqual([0])
    expect(namedPlaces(2, 4)).toEqual([0, 1])
  })
})

test('the file is quoted, and nothing in it is a formula', () => {
  const rows = trafficRows(
    week([4], {
      top_posts: ['=1+1', 'Say "hi",\nall', ' @SUM(A1)', '-3', 'plain'].map((excerpt, i) => ({
        post_id: i,
        excerpt,
        has_file: 0 as const,
        created_at: '2026-11-14T08:00:00.000Z',
        count: i,
      })),
    }),
    { type: 'Type', date: 'Date (UTC)', post: 'Post text', count: 'Pageviews' },
  )
  expect(csvOf(rows)).toBe(
    [
      '\ufeff"Type","Date (UTC)","Post text","Pageviews"',
      '"day","2026-11-14","",4',
      `"post","2026-11-14 08:00","'=1+1",0`,
      '"post","2026-11-14 08:00","Say ""hi"",\nall",1',
      `"post","2026-11-14 08:00","' @SUM(A1)",2`,
      `"post","2026-11-14 08:00","'-3",3`,
      '"post","2026-11-14 08:00","plain",4',
      '',
    ].join('\r\n'),
  )
})
