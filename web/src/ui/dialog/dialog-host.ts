import { createElement, type ComponentType, type ReactNode } from 'react'
import { sayMissing } from '../states/piece.tsx'
import { store } from '../store.ts'

interface Closable {
  onClose: () => void
}

const shown = store<ReactNode>(null)
let turn = 0

export const stage = {
  get: shown.get,
  subscribe: shown.subscribe,
  clear() {
    turn++
    shown.set(null)
  },
}

/**
 * Loads a dialog and opens it over the page, one at a time. It stays when the card or menu that opened it
 * leaves the screen.
 */
export async function openDialog<Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  props: Omit<Props, 'onClose'>,
): Promise<void> {
  const mine = ++turn
  try {
    const { default: Dialog } = await load()
    // Another dialog has been requested since.
    if (mine !== turn) return
    const onClose = () => {
      if (mine === turn) shown.set(null)
    }
    shown.set(createElement(Dialog, { ...props, onClose, key: mine } as unknown as Props))
  } catch {
    sayMissing()
  }
}
