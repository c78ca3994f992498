import type { ReactNode } from 'react'
import { store, type Readable } from '../store.ts'

export interface Toast {
  readonly id: number
  readonly kind: 'success' | 'error' | 'undo'
  readonly text: ReactNode
  /** How long it stays, in milliseconds, while nobody points at it. */
  readonly ms: number
  readonly onUndo?: () => void
}

const most = 3
let lastId = 0
const shown = store<readonly Toast[]>([])
export const toasts: Readable<readonly Toast[]> = shown

function add(row: Omit<Toast, 'id'>): number {
  const id = ++lastId
  // A repeated text restarts its toast instead of adding another. With two offers
  // of Undo, it'd be unclear what one undoes.
  const isOther = (each: Toast) => each.kind !== row.kind || (row.kind !== 'undo' && each.text !== row.text)
  shown.set((rows) => [...rows.filter(isOther), { ...row, id }].slice(-most))
  return id
}

/** Short messages at the edge of the page. They stay while pointed at or focused; F8 focuses them. */
export const toast = {
  success: (text: ReactNode, { ms = 3000 }: { ms?: number } = {}) => add({ kind: 'success', text, ms }),
  error: (text: ReactNode, { ms = 3000 }: { ms?: number } = {}) => add({ kind: 'error', text, ms }),
  /** Tells that something was done, and offers Undo for 8 s, or until the next one does. */
  undo: (text: ReactNode, onUndo: () => void) => add({ kind: 'undo', text, ms: 8000, onUndo }),
  dismiss: (id: number) => shown.set((rows) => rows.filter((each) => each.id !== id)),
}
