import { blankDraft, isBlank, isSameDraft, type Draft, type DraftPlace, draftStore } from './draft.ts'

const pause = 400

// A browser may forbid storage, or its disk may be full: one can still write and post.
const ignore = () => {}

const savers = new Set<() => void>()

/** Writes at once what would be written after a pause. */
export function saveDrafts(): void {
  for (const save of savers) save()
}

/**
 * Keeps what is being written: soon after a pause, and at once when the page is left. `isNothing` says of
 * a draft that there is nothing in it to keep.
 */
export function keepDraft(
  member: number,
  place: DraftPlace,
  current: () => Draft,
  isNothing: (draft: Draft) => boolean = isBlank,
) {
  const store = draftStore(member, place)
  // Nothing is written before what was kept has been read: it would be lost.
  let loading: Promise<Draft | undefined> | undefined
  let loaded = false
  let unsaved = false
  let stored = blankDraft
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
    /** What an earlier page had kept; it is read once. */
    load(): Promise<Draft | undefined> {
      return (loading ??= store
        .load()
        .catch(() => undefined)
        .then((kept) => {
          loaded = true
          stored = kept ?? blankDraft
          // What was typed meanwhile has waited for this.
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
    /** After posting or discarding. */
    forget() {
      clearTimeout(timer)
      unsaved = false
      stored = blankDraft
      store.clear().catch(ignore)
    },
    /** Writes what is not written yet, and is done. */
    end() {
      if (loaded) save()
      else void loading?.then(save)
      document.removeEventListener('visibilitychange', save)
      window.removeEventListener('pagehide', save)
      savers.delete(save)
    },
  }
}
