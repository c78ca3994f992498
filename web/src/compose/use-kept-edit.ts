import { useEffect, useRef, useState } from 'react'
import { useSession } from '../api/session.ts'
import type { Draft, DraftKind } from './draft.ts'
import { keepDraft } from './keep-draft.ts'

/** A changed version of something stored. */
export interface EditDraft extends Draft {
  /** The stored version that it changes, as JSON: a newer one is not overwritten unnoticed. */
  readonly base: string
}

type Parts = Readonly<Record<string, unknown>>

const partsOf = (draft: Draft) => draft as unknown as Parts
const baseOf = ({ base }: EditDraft) => JSON.parse(base === '' ? '{}' : base) as Parts

/** Names the parts that are compared with the stored version; files and their crops have none. */
const namesOf = (stored: EditDraft) =>
  Object.entries(stored).flatMap(([name, value]) => (name === 'base' || value === undefined ? [] : [name]))

/** Returns whether there is nothing in it that its author would miss. */
function isUnchanged(draft: EditDraft): boolean {
  const base = baseOf(draft)
  return Object.entries(draft).every(([name, value]) => name === 'base' || value === base[name])
}

/** Names the parts that were changed here, and otherwise in a newer stored version. */
function conflictsOf(draft: EditDraft, stored: EditDraft): readonly string[] {
  const [mine, theirs, base] = [partsOf(draft), partsOf(stored), baseOf(draft)]
  return namesOf(stored).filter(
    (name) => mine[name] !== base[name] && theirs[name] !== base[name] && theirs[name] !== mine[name],
  )
}

/** Takes over what is newer in the stored version, but for what was changed here. */
function rebased<D extends EditDraft>(draft: D, stored: D): D {
  const [mine, theirs, base] = [partsOf(draft), partsOf(stored), baseOf(draft)]
  const conflicts = conflictsOf(draft, stored)
  const names = namesOf(stored)
  const untouched = names.filter((name) => mine[name] === base[name])
  return {
    ...draft,
    ...Object.fromEntries(untouched.map((name) => [name, theirs[name]])),
    // What differs still differs from what it was, so that it is still known after a reload.
    base: JSON.stringify(
      Object.fromEntries(names.map((name) => [name, conflicts.includes(name) ? base[name] : theirs[name]])),
    ),
  }
}

/** Returns a kind of drafts of changes. */
export function editKind<D extends EditDraft>(
  name: string,
  blank: D,
  files: ReadonlyArray<keyof D & string>,
): DraftKind<D> {
  return {
    name,
    version: 1,
    blank,
    files,
    isBlank: isUnchanged,
    join(written, kept) {
      const base = baseOf(written)
      const changed = Object.entries(written).filter(([part, value]) => value !== base[part])
      return { ...kept, ...Object.fromEntries(changed), base: kept.base, sentAs: undefined }
    },
  }
}

/**
 * A change of something stored, kept in this browser until it is saved or discarded. `place` names the thing
 * and must be the component's key; `stored` is its version on the server, with an empty `base`.
 */
export function useKeptEdit<D extends EditDraft>(kind: DraftKind<D>, place: string, stored: D) {
  const member = useSession()?.id ?? 0
  const fresh = rebased(stored, stored)
  const newest = useRef(fresh)
  newest.current = fresh
  const [draft, setDraft] = useState(fresh)
  const [restored, setRestored] = useState(false)
  const now = useRef(draft)
  const keeper = useRef<ReturnType<typeof keepDraft<D>>>(undefined)

  function put(next: D) {
    now.current = next
    setDraft(next)
  }

  useEffect(() => {
    const made = keepDraft(kind, member, place, () => now.current)
    keeper.current = made
    let isOpen = true
    void made.load().then((kept) => {
      if (!kept || !isOpen) return
      const joined = rebased(kind.join(now.current, kept), newest.current)
      // Meanwhile it may have been saved elsewhere.
      if (kind.isBlank(joined)) return made.forget()
      put(joined)
      setRestored(true)
    })
    return () => {
      isOpen = false
      made.end()
    }
  }, [kind, member, place])

  useEffect(() => {
    if (now.current.base !== fresh.base) put(rebased(now.current, newest.current))
  }, [fresh.base])

  return {
    draft,
    restored,
    /** Whether this part was changed here. */
    isChanged: (name: keyof D & string) => partsOf(draft)[name] !== baseOf(draft)[name],
    /** A newer version was stored since, which saving this one would replace. */
    isOutdated: conflictsOf(draft, fresh).length > 0,
    change(parts: Partial<D>) {
      put({ ...now.current, ...parts })
      keeper.current?.changed()
    },
    /** Goes back to the stored version. */
    discard() {
      put(newest.current)
      setRestored(false)
      keeper.current?.forget()
    },
    /** Call when it is saved or cancelled. */
    forget: () => keeper.current?.forget(),
  }
}
