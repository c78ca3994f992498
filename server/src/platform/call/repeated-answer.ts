/** Answer of calls that change one object: the object as the caller sees it now. */
import type { RefusalName } from '@commons/contract/refusals.ts'
import type { Db } from '../db/prepared.ts'
import type { Viewer } from '../viewer.ts'

/** Context of what answers a repeated call, or ends the first one. */
export interface Answering<Refusal> {
  readonly db: Db
  readonly viewer: Viewer
  refuse(refusal: Refusal): never
}

/**
 * Returns a handler's `again`, whose `answer` may also end its `run`. It refuses where the caller no longer
 * sees the object: a call may be repeated after the object was deleted.
 */
export function seenAgain<Refusal extends RefusalName, Row, Shown>(
  refusal: Refusal,
  find: (db: Db, viewer: number, id: number) => Promise<Row | undefined>,
  shape: (row: Row, viewer: Viewer) => Shown,
  idOf: (shown: Shown) => number,
) {
  return {
    made: ({ recdata }: { recdata: Shown }): number => idOf(recdata),
    async answer(id: number, { db, viewer, refuse }: Answering<Refusal>): Promise<{ recdata: Shown }> {
      const row = (await find(db, viewer.member.id, id)) ?? refuse(refusal)
      return { recdata: shape(row, viewer) }
    },
  }
}
