import type { Channel } from '@commons/contract/videos/channels.ts'

/** A channel of member 7, for tests. */
export function aChannel(id: number, change: Partial<Channel> = {}): Channel {
  return {
    id,
    name: 'Kitchen',
    handle: 'kitchen',
    file: null,
    banner: null,
    about: 'Bread and more',
    links: ['https://bread.example.org/'],
    subscriber_count: 2,
    is_subscribed: 0,
    is_muted: 0,
    video_count: 3,
    user_id: 7,
    username: 'ada',
    role: null,
    invited_as: null,
    is_offered: 0,
    share_proposed: null,
    created_at: '2026-01-01T08:00:00.000Z',
    comment_hold: 'off',
    ...change,
  }
}
