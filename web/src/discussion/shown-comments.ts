import { memberStore } from '../api/member-store.ts'
import { useStore } from '../ui/store.ts'

export type CommentPart = 'box' | 'all' | 'edit'

// Comments stay open when their card leaves the screen and comes back.
const opened = memberStore<ReadonlySet<string>>(new Set())

export function openComments(part: CommentPart, name: string, isOpen = true): void {
  const key = `${part}.${name}`
  if (opened.get().has(key) === isOpen) return
  opened.set((keys) => new Set(isOpen ? [...keys, key] : [...keys].filter((each) => each !== key)))
}

/** Whether the member opened the field below these comments, all of them, or the field to edit one. */
export function useOpened(part: CommentPart, name: string): boolean {
  return useStore(opened, (keys) => keys.has(`${part}.${name}`))
}
