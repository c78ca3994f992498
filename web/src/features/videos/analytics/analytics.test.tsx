import type { ChannelFigures } from '@commons/contract/videos/analytics.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { openAt } from '../test-channel-pages.tsx'
import { cameFrom } from '../watch/came-from.ts'
import { figureRows } from './figures.ts'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))
afterEach(() => vi.unstubAllGlobals())

const none = { views: 0, seconds: 0, gained: 0, lost: 0 }
const day = (nth: number, change: Partial<typeof none> = {}) => ({
  at: `2026-01-0${nth}T00:00:00.000Z`,
  ...none,
  ...change,
})

const figures = (change: Partial<ChannelFigures> = {}): ChannelFigures => ({
  channel_id: 70,
  channel_name: 'Kitchen',
  video_id: null,
  title: null,
  days: 7,
  since: '2026-01-01T00:00:00.000Z',
  series: [day(1, { views: 4, seconds: 90 }), day(2, { views: 8, seconds: 7200, gained: 3, lost: 1 })],
  total: { views: 12, seconds: 7290, gained: 3, lost: 1 },
  before: { ...none, views: 6 },
  sources: [
    { source: 'search', host: null, views: 9 },
    { source: 'site', host: 'example.org', views: 3 },
  ],
  reached: null,
  top_videos: [{ video_id: 5, title: 'Rye', views: 12, seconds: 7290 }],
  ...change,
})

function open(address: string, found = figures()) {
  logIn(7)
  const sent = answerWith(({ name }) =>
    success(name === 'channel_analytics' ? { recdata: found } : { response: [] }),
  )
  openAt(address)
  return () => sent.filter(({ name }) => name === 'channel_analytics').map(({ body }) => body)
}

test('a channel’s figures are shown by day, with where they come from and its top videos', async () => {
  const asked = open('/mychannel/70/analytics?days=%227%22')
  await screen.findByText('+100%, 6 in the period before')
  screen.getByText('2 hr')
  expect(asked()).toMatchObject([{ channel_id: 70, days: 7 }])
  const table = within(screen.getByRole('region', { name: 'Views by day' }))
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DayViews',
    'Jan 28',
    'Jan 14',
  ])
  fireEvent.click(screen.getByRole('radio', { name: 'Subscribers' }))
  within(await screen.findByRole('region', { name: 'Subscribers by day' })).getByText('+3 −1')
  screen.getByText('example.org')
  expect(screen.getByRole('link', { name: 'Rye' }).getAttribute('href')).toMatch(/analytics\?video=/)
  fireEvent.click(screen.getByRole('radio', { name: '90 days' }))
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ days: 90 }))
})

test('a video’s figures say how far people watch, and nothing of subscribers', async () => {
  const reached = [100, 80, 60, 60, 50, 40, 40, 30, 20, 10]
  const asked = open('/mychannel/70/analytics?video=5', figures({ video_id: 5, title: 'Rye', reached }))
  const card = within(await screen.findByRole('region', { name: 'How far people watch' }))
  card.getByText('20 to 30% of the video')
  expect(card.getAllByText('60%')).toHaveLength(2)
  expect(screen.queryByText('Subscribers')).toBeNull()
  expect(asked()).toMatchObject([{ channel_id: 70, video_id: 5, days: 28 }])
})

test('where nothing was counted, the page says so', async () => {
  open('/mychannel/70/analytics', figures({ series: [day(1)], total: none, before: none, sources: [] }))
  await screen.findByText('Nothing to count yet')
})

test('the figures are downloaded as rows', () => {
  const names = { date: 'D', views: 'V', seconds: 'S', gained: 'G', lost: 'L', source: 'F' }
  const rows = figureRows(figures(), { ...names, of: ({ source, host }) => host ?? source })
  expect(rows).toEqual([
    ['D', 'V', 'S', 'G', 'L'],
    ['2026-01-01', 4, 90, 0, 0],
    ['2026-01-02', 8, 7200, 3, 1],
    [],
    ['F', 'V'],
    ['search', 9],
    ['example.org', 3],
  ])
})

test('from where somebody comes to a video', () => {
  const of = (before: string | undefined, referrer = '') => cameFrom(before, referrer, 'commons.test')
  expect(
    [
      '/vtube',
      '/vtube/12',
      '/vtube/watchlater',
      '/searchVideos/rye',
      '/mychannel/7',
      '/dashboard',
      '/wallet',
    ].map((before) => of(before).source),
  ).toEqual(['home', 'related', 'playlist', 'search', 'channel', 'feed', 'other'])
  expect(of(undefined, 'https://example.org/path?secret=1')).toEqual({ source: 'site', host: 'example.org' })
  expect([of(undefined), of(undefined, 'https://commons.test/')]).toEqual([
    { source: 'other' },
    { source: 'other' },
  ])
})
