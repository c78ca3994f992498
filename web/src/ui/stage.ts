import { createElement, type ComponentType, type ReactNode } from 'react'
import { sayMissing } from './piece.tsx'

interface Closable {
  onClose: () => void
}

let shown: ReactNode = null
const listeners = new Set<() => void>()
let turn = 0

function show(dialog: ReactNode) {
  shown = dialog
  for (const listener of listeners) listener()
}

export const stage = {
  current: () => shown,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  clear() {
    turn++
    if (shown !== null) show(null)
  },
}

/**
 * Fetches a dialog and opens it over the page, one at a time. It stays when the card or the menu that
 * asked for it leaves the screen.
 */
export async function openDialog<Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  props: Omit<Props, 'onClose'>,
): Promise<void> {
  const mine = ++turn
  try {
    const { default: Dialog } = await load()
    // Something else was asked for meanwhile.
    if (mine !== turn) return
    const onClose = () => {
      if (mine === turn) show(null)
    }
    show(createElement(Dialog, { ...props, onClose, key: mine } as unknown as Props))
  } catch {
    sayMissing()
  }
}
