import { draftStore, isSameDraft, type Draft, type DraftKind } from './draft.ts'

const pause = 400

// A browser may forbid storage, or its disk may be full: writing and sending still work.
const ignore = () => {}

const savers = new Set<() => void>()

/** Writes at once what would be written after the pause. */
export function saveDrafts(): void {
  for (const save of savers) save()
}

/**
 * Keeps what is being written: after a short pause, and at once when the page is left. `isNothing` tells
 * whether a draft has nothing to keep.
 */
export function keepDraft<D extends Draft>(
  kind: DraftKind<D>,
  member: number,
  place: string,
  current: () => D,
  isNothing: (draft: D) => boolean = kind.isBlank,
) {
  const store = draftStore(kind, member, place)
  // Nothing is written before the kept draft has been read: it would be lost.
  let loading: Promise<D | undefined> | undefined
  let loaded = false
  let unsaved = false
  let stored = kind.blank
  let timer: ReturnType<typeof setTimeout> | undefined

  function save() {
    clearTimeout(timer)
    if (!loaded || !unsaved) return
    unsaved = false
    stored = current()
    const written = isNothing(stored) ? store.clear() : store.save(stored)
    written.catch(ignore)
  }
  document.addEventListener('visibilitychange', save)
  window.addEventListener('pagehide', save)
  savers.add(save)

  return {
    /** Reads what an earlier page had kept, once. */
    load(): Promise<D | undefined> {
      return (loading ??= store
        .load()
        .catch(() => undefined)
        .then((kept) => {
          loaded = true
          stored = kept ?? kind.blank
          // Changes made during the read have waited for this.
          if (unsaved) timer = setTimeout(save, pause)
          return kept
        }))
    },
    changed() {
      if (isSameDraft(current(), stored)) return
      unsaved = true
      clearTimeout(timer)
      timer = setTimeout(save, pause)
    },
    /** Call after sending or discarding. */
    forget() {
      clearTimeout(timer)
      unsaved = false
      stored = kind.blank
      store.clear().catch(ignore)
    },
    /** Writes what is not written yet, and stops. */
    end() {
      if (loaded) save()
      else void loading?.then(save)
      document.removeEventListener('visibilitychange', save)
      window.removeEventListener('pagehide', save)
      savers.delete(save)
    },
  }
}
