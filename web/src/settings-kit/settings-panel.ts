import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'

/** A panel of the settings, declared by the feature that it belongs to. */
export interface SettingsPanel {
  /** The last part of its address. */
  id: string
  label: string
  /** What else people call it who search, in the language shown. */
  keywords: string
  icon: Icon
  Panel: ComponentType
}
