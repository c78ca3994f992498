import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'

/** A settings panel, declared by the feature it belongs to. */
export interface SettingsPanel {
  /** The last part of its address. */
  id: string
  label: string
  /** Other search terms for it, in the page's language. */
  keywords: string
  icon: Icon
  Panel: ComponentType
}
