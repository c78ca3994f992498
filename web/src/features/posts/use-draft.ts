import { useEffect, useMemo, useRef } from 'react'
import { currentSession } from '../../api/session.ts'
import { draftStore, type Draft, type DraftPlace } from './draft.ts'

const pause = 400

// A browser may forbid storage, or its disk may be full: one can still write and post.
const ignore = () => {}

function isSame(one: Draft, other: Draft): boolean {
  return (
    one.text === other.text &&
    one.audience === other.audience &&
    one.picture === other.picture &&
    one.sentAs === other.sentAs
  )
}

/**
 * Keeps what is being written: soon after a pause, and at once when the page is left. `onRestore` is
 * given what an earlier page had kept.
 */
export function useDraft(place: DraftPlace, draft: Draft, onRestore: (kept: Draft) => void) {
  const member = currentSession()?.id ?? 0
  const store = useMemo(() => draftStore(member, place), [member, place])
  const latest = useRef(draft)
  latest.current = draft
  const restore = useRef(onRestore)
  restore.current = onRestore
  // Nothing is written before what was kept has been read: it would be lost.
  const loaded = useRef(false)
  const unsaved = useRef(false)
  // What storage holds already; writing it again would make this tab its author.
  const stored = useRef<Draft>(draft)

  useEffect(() => {
    let here = true
    loaded.current = false
    void store
      .load()
      .catch(() => undefined)
      .then((kept) => {
        if (!here) return
        loaded.current = true
        if (!kept) return
        stored.current = kept
        restore.current(kept)
      })
    return () => {
      here = false
    }
  }, [store])

  useEffect(() => {
    if (isSame(draft, stored.current)) return
    unsaved.current = true
    const timer = setTimeout(() => saveNow.current(), pause)
    return () => clearTimeout(timer)
  }, [draft])

  function save() {
    if (!loaded.current || !unsaved.current) return
    unsaved.current = false
    const { current } = latest
    stored.current = current
    const written = current.text === '' && !current.picture ? store.clear() : store.save(current)
    written.catch(ignore)
  }
  const saveNow = useRef(save)
  saveNow.current = save

  useEffect(() => {
    const leave = () => saveNow.current()
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  /** Forgets it, after posting or discarding. */
  return () => {
    unsaved.current = false
    store.clear().catch(ignore)
  }
}
