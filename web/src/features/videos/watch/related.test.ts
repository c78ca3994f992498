import { expect, test } from 'vitest'
import { aSiteVideo } from '../test-videos.ts'
import { relatedTo } from './related.ts'

test('beside a video come others of its channel, then those with its tags, and never itself', () => {
  const shown = aSiteVideo(1, { hashtag_link: ['bread'] })
  const listed = [
    shown,
    aSiteVideo(2, { channel_id: 71 }),
    aSiteVideo(3, { channel_id: 71, hashtag_link: ['rye', 'bread'] }),
    aSiteVideo(4),
    aSiteVideo(5, { channel_id: 72 }),
    aSiteVideo(6, { hashtag_link: ['bread'] }),
  ]
  expect(
    relatedTo(shown, listed, 'recommended').map(({ video, shares }) => [video.video_id, shares]),
  ).toEqual([
    [4, 'channel'],
    [6, 'channel'],
    [3, { tag: 'bread' }],
    [2, undefined],
    [5, undefined],
  ])
  expect(relatedTo(shown, listed, 'newest').map(({ video, shares }) => [video.video_id, shares])).toEqual(
    [2, 3, 4, 5, 6].map((id) => [id, undefined]),
  )
})
