/** Answer of calls that change a reel: the reel as the caller sees it now. */
import type { Reel } from '@commons/contract/reels.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { findReel } from './reels.queries.ts'
import { reelShape } from './reels.shape.ts'

interface Answering {
  readonly db: Db
  readonly viewer: Viewer
  refuse(refusal: 'reel_not_found'): never
}

export const reelAgain = {
  made: ({ recdata }: { recdata: Reel }) => recdata.reel_id,
  /** Refuses where the caller no longer sees it: a call may be repeated after the reel was deleted. */
  async answer(id: number, { db, viewer, refuse }: Answering): Promise<{ recdata: Reel }> {
    const row = (await findReel(db, viewer.member.id, id)) ?? refuse('reel_not_found')
    return { recdata: reelShape(row, viewer) }
  },
}
