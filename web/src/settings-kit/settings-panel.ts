import type { NetworkFeature } from '@commons/contract/shared/network-feature.ts'
import type { MessageDescriptor } from '@lingui/core'
import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'

/** A settings panel, declared by the feature it belongs to. */
export interface SettingsPanel {
  /** The feature of the network that it is a part of, where a network can do without. */
  readonly partOf?: NetworkFeature
  /** The last part of its address. */
  readonly id: string
  readonly section: 'account' | 'security' | 'billing' | 'appearance' | 'other'
  /** Panels of a section are in the order of their ranks. */
  readonly rank: number
  readonly label: MessageDescriptor
  /** Other search terms for it, in the page's language. */
  readonly keywords: MessageDescriptor
  /** The names of what is set in it, where that's more than one thing. */
  readonly parts?: readonly MessageDescriptor[]
  readonly icon: Icon
  /** Members who are suspended have it, too. */
  readonly whileSuspended?: true
  readonly Panel: ComponentType
}
