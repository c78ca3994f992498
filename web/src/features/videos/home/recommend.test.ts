import { expect, test } from 'vitest'
import { daysAgo } from '../card/days-ago.ts'
import { aSiteVideo } from '../test-videos.ts'
import { relatedTo } from '../watch/related.ts'
import { recommend } from './recommend.ts'

const now = new Date('2026-11-26T12:00:00')
const ranked = (...page: Parameters<typeof recommend>[0]) =>
  recommend(page, now).map(({ video, reason }) => [video.video_id, reason])

test('what the member is subscribed to comes first, then what many like or watch, then what is new', () => {
  expect(
    ranked(
      aSiteVideo(1, { created_at: '2026-11-26T08:00:00' }),
      aSiteVideo(2),
      aSiteVideo(3, { view_count: 40 }),
      aSiteVideo(4, { view_count: 9, like_count: 4 }),
      aSiteVideo(5, { is_subscribed: 1 }),
    ),
  ).toEqual([
    [5, 'subscribed'],
    [4, 'liked'],
    [3, 'watched'],
    [1, 'new'],
    [2, undefined],
  ])
})

test('without reasons the order stays, and what has been seen comes last', () => {
  expect(
    ranked(aSiteVideo(1, { is_subscribed: 1, watched_percent: 100 }), aSiteVideo(2), aSiteVideo(3)),
  ).toEqual([
    [2, undefined],
    [3, undefined],
    [1, 'subscribed'],
  ])
})

test('what is made for kids is not ranked by who subscribes', () => {
  expect(ranked(aSiteVideo(1), aSiteVideo(2, { is_subscribed: 1, made_for_kids: 1 }))).toEqual([
    [1, undefined],
    [2, undefined],
  ])
})

test('beside a video come others of its channel, then those with its tags, and never itself', () => {
  const shown = aSiteVideo(1, { hashtag_link: ['bread'] })
  const others = [
    shown,
    aSiteVideo(2, { channel_id: 71 }),
    aSiteVideo(3, { channel_id: 71, hashtag_link: ['bread'] }),
    aSiteVideo(4),
  ]
  const idsOf = (newestOnly: boolean) =>
    relatedTo(shown, others, newestOnly).map(({ video, reason }) => [video.video_id, reason])
  expect(idsOf(false)).toEqual([
    [4, 'channel'],
    [3, 'tag'],
    [2, undefined],
  ])
  expect(idsOf(true).map(([id]) => id)).toEqual([2, 3, 4])
})

test('days are counted by midnights', () => {
  const at = (time: string) => daysAgo(new Date(time), now)
  expect(
    ['2026-11-26T00:01:00', '2026-11-25T23:59:00', '2026-11-20T12:00:00', '2026-11-27T00:00:00'].map(at),
  ).toEqual([0, 1, 6, 0])
})
