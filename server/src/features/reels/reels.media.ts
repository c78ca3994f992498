/** The pictures and videos of reels, and their covers. */
import { sql } from 'kysely'
import { tellOfMentions } from '../../mentions/mentions.news.ts'
import type { MediaUse } from '../../platform/media/uses.ts'
import { visibleReel } from '../../visibility/reels.ts'
import { audienceOf, listMentionable } from './reels.queries.ts'
import { findReelOfCover, publishWaitingReel } from './reels.writing.queries.ts'

const isOpen = sql`rl.audience = 'public' and rl.deleted_at is null and rl.position is not null`

export const reelMedia: MediaUse = {
  name: 'reel',
  audience: {
    open: sql`(select ${isOpen} from reels rl where rl.media_id = m.id)`,
    visible: (viewer) => sql`(select ${visibleReel(viewer)} from reels rl where rl.media_id = m.id)`,
  },
  // The strip, a phone in portrait, the same at a higher density.
  widths: [320, 720, 1080],
  async settled({ tx, emit, hint }, { id, owner, state }) {
    hint(`reels:${owner}`, [owner])
    const reel = state === 'ready' ? await publishWaitingReel(tx, id) : undefined
    if (!reel || reel.is_deleted) return
    emit('reel.added', { reel: reel.id, author: reel.author })
    const naming = { object: reel.id, by: reel.author, mentions: reel.mentions }
    tellOfMentions({ emit }, await listMentionable(tx, naming), {
      by: reel.author,
      kind: 'reel',
      object: reel.id,
    })
    const to = await audienceOf(tx, reel)
    for (const topic of ['reel_feed', `reels:${reel.author}`, `reel:${reel.id}`] as const) hint(topic, to)
  },
}

export const reelCoverMedia: MediaUse = {
  name: 'reel_cover',
  audience: {
    open: sql`(select ${isOpen} from reels rl where rl.cover_id = m.id)`,
    visible: (viewer) => sql`(select ${visibleReel(viewer)} from reels rl where rl.cover_id = m.id)`,
  },
  widths: [320, 720],
  async settled({ tx, hint }, { id, owner }) {
    const reel = await findReelOfCover(tx, id)
    if (reel) hint(`reel:${reel.id}`, reel.is_published ? await audienceOf(tx, reel) : [owner])
  },
}
