/** Kinds of objects that other content shows, such as a survey in a post. Their features declare how. */
import type { RefusalName } from '@commons/contract/refusals.ts'
import type { Db } from '../platform/db/prepared.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { ObjectKind } from '../visibility/object-kind.ts'

export interface ShownKind<Shown, NotFound extends RefusalName = RefusalName> {
  /** The refusal for members who want to show what they don't see. */
  readonly notFound: NotFound
  /** Returns those of these objects that the viewer sees, by id; sends no query where there are none. */
  list(db: Db, ids: readonly number[], viewer: Viewer): Promise<ReadonlyMap<number, Shown>>
}

/** Returns how objects of this kind are shown: `list` reads those of these ids that the viewer sees. */
export function shownKind<Row extends { readonly id: number }, Shown, NotFound extends RefusalName>(
  { notFound, partOf }: ObjectKind<NotFound>,
  list: (db: Db, viewer: number, ids: number[]) => Promise<Row[]>,
  shape: (row: Row, viewer: Viewer) => Shown,
): ShownKind<Shown, NotFound> {
  const none: ReadonlyMap<number, Shown> = new Map()
  return {
    notFound,
    async list(db, ids, viewer) {
      if (ids.length === 0 || viewer.isAbsent(partOf)) return none
      const rows = await list(db, viewer.member.id, [...new Set(ids)])
      return new Map(rows.map((row) => [row.id, shape(row, viewer)]))
    },
  }
}
