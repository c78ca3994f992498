import type { ReactNode } from 'react'

export interface MenuEntry {
  label: ReactNode
  icon?: ReactNode
  onSelect: () => void
  destructive?: boolean
  /** Set if the entries are radio options. */
  checked?: boolean
  /** Set if it shows other entries in place of these. */
  staysOpen?: boolean
}

/** Props for a menu's open list. */
export interface OpenMenu {
  id: string
  label: string
  anchor: HTMLElement
  /** Whether the focus starts on the last entry. */
  fromEnd: boolean
  onClose: () => void
}
