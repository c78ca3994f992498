import type { Readable } from '../../ui/store.ts'
import { outbox } from './outbox.ts'
import { inOrder, type Row, type Waiting } from './waiting.ts'

/** Returns access to the logged-in member's waiting items of one kind, each by its own id. */
export function waitingOf<W extends Waiting>(kind: W['kind']) {
  const keyOf = (member: number, id: string | number) => `${member}.${kind}.${id}`
  const own = (row: Row | undefined) => (row?.what.kind === kind ? (row.what as W) : undefined)
  return {
    find(id: string | number): W | undefined {
      const member = outbox.member()
      return member === undefined ? undefined : own(outbox.get().get(keyOf(member, id)))
    },
    /**
     * Adds, changes or removes an item: `to` maps what is waiting already, undefined being nothing. False if
     * it could not be stored.
     */
    async change(id: string | number, to: (what: W | undefined) => W | undefined): Promise<boolean> {
      const member = outbox.member()
      if (member === undefined) return false
      const now = Date.now()
      return outbox.change(keyOf(member, id), (row) => {
        const what = to(own(row))
        return what && { member, at: row?.at ?? now, what }
      })
    },
    /** Sends a refused item again, as if it were asked for now. */
    retry(id: string | number): void {
      const member = outbox.member()
      if (member === undefined) return
      const at = Date.now()
      void outbox.change(
        keyOf(member, id),
        (row) => row && { ...row, at, what: { ...row.what, refused: undefined } },
      )
    },
    /** Returns all items in groups, oldest first; a group is the same list as long as nothing changes. */
    grouped<Group>(groupOf: (what: W) => Group): Readable<ReadonlyMap<Group, readonly W[]>> {
      let of: ReadonlyMap<string, Row> | undefined
      let groups = new Map<Group, W[]>()
      return {
        subscribe: outbox.subscribe,
        get() {
          const rows = outbox.get()
          if (of === rows) return groups
          of = rows
          groups = new Map()
          for (const [, row] of inOrder(rows)) {
            const what = own(row)
            if (what) groups.set(groupOf(what), [...(groups.get(groupOf(what)) ?? []), what])
          }
          return groups
        },
      }
    },
  }
}
