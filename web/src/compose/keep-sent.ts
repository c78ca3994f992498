import { inTurn, listDrafts } from './draft-rows.ts'
import { draftStore, type Draft, type DraftKind } from './draft.ts'

// A browser may forbid storage, or its disk may be full: one can still send.
const ignore = () => {}

/** The places in which a member has a draft of this kind, by whichever tab, the earliest first. */
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
 * Keeps what was sent from a place with a file and has not arrived, each apart from the others and from what is
 * written next: a page may end at any moment. Its kind is one of its own.
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
    /** It has arrived, or is being written again. */
    forget(key: string): void {
      storeOf(key).clear().catch(ignore)
      stores.delete(key)
    },
    /** What a page had kept that is gone, the earliest first. What was sent from this one is not looked at. */
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
        // What was found so far is there.
      }
      return found
    },
  }
}
