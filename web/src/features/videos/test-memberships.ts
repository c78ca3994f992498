/** Memberships of channels for tests. */
import type { Joined } from '@commons/contract/videos/memberships.ts'

/** What a channel answers that offers a membership for 10 tokens; without a tier it offers none. */
export const aJoined = (channelId: number, change: Partial<Joined> = {}): Joined => ({
  channel_id: channelId,
  tier: { title: 'Friends of bread', perks: 'Recipes', price: '10', is_open: 1 },
  membership: null,
  offer: {
    change: 'start',
    due: '10',
    balance_after: '90',
    missing: '0',
    next_charge_at: '2026-12-26T10:00:00.000Z',
    next_charge: '10',
  },
  member_count: null,
  ...change,
})

export const notJoinable = (channelId: number): Joined => aJoined(channelId, { tier: null, offer: null })
