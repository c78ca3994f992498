import { inTurn, listDrafts } from './draft-rows.ts'
import { draftStore, type Draft, type DraftKind } from './draft.ts'

// A browser may forbid storage, or its disk may be full: sending still works.
const ignore = () => {}

/** Lists the places in which a member has a draft of this kind, from any tab, oldest first. */
function listPlaces(kind: string, member: number): Promise<string[]> {
  return inTurn(async () => {
    const found = await listDrafts((spot) => spot.member === member && spot.kind === kind)
    return [...new Set(found.toSorted((one, other) => one.at - other.at).map(({ place }) => place))]
  })
}

interface Sent<D> {
  readonly key: string
  readonly draft: D
}

/**
 * Keeps what was sent from a place with a file and has not arrived, because a page may end at any moment.
 * Each is kept apart from the others and from what is written next, so `kind` must be one of its own.
 */
export function keepSent<D extends Draft>(kind: DraftKind<D>, member: number, place: string) {
  const prefix = `${place}:`
  const stores = new Map<string, ReturnType<typeof draftStore<D>>>()
  function storeOf(key: string) {
    const store = stores.get(key) ?? draftStore(kind, member, prefix + key)
    stores.set(key, store)
    return store
  }

  return {
    save(key: string, draft: D): void {
      storeOf(key).save(draft).catch(ignore)
    },
    /** Call when it has arrived or is being edited again. */
    forget(key: string): void {
      storeOf(key).clear().catch(ignore)
      stores.delete(key)
    },
    /** Returns what closed pages had kept, oldest first. Skips what this page has sent. */
    async load(): Promise<ReadonlyArray<Sent<D>>> {
      const found: Array<Sent<D>> = []
      try {
        for (const at of await listPlaces(kind.name, member)) {
          if (!at.startsWith(prefix)) continue
          const key = at.slice(prefix.length)
          const draft = stores.has(key) ? undefined : await storeOf(key).load()
          if (draft) found.push({ key, draft })
        }
      } catch {
        // Return what was found so far.
      }
      return found
    },
  }
}
