import { draftStore, listSentKeys, type Draft, type SentPlace } from '../compose/draft.ts'

// A browser may forbid storage, or its disk may be full: one can still send.
const ignore = () => {}

/**
 * Keeps comments with files that were sent and have not arrived, each apart from the others and from what is
 * written next: a page may end at any moment.
 */
export function keepUploads(member: number, place: `${'comment' | 'reply'}.${number}`) {
  const stores = new Map<string, ReturnType<typeof draftStore>>()
  function storeOf(key: string) {
    const at: SentPlace = `sent.${place}.${key}`
    const store = stores.get(key) ?? draftStore(member, at)
    stores.set(key, store)
    return store
  }

  return {
    save(key: string, draft: Draft): void {
      storeOf(key).save(draft).catch(ignore)
    },
    /** It has arrived, or is being written again. */
    forget(key: string): void {
      storeOf(key).clear().catch(ignore)
      stores.delete(key)
    },
    /** What a page had kept that is gone. What was sent from this one since it was opened is not looked at. */
    async load(): Promise<ReadonlyArray<{ key: string; draft: Draft }>> {
      const found: Array<{ key: string; draft: Draft }> = []
      try {
        for (const key of await listSentKeys(member, place)) {
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
