import type { SubscriptionGroup } from '@commons/contract/videos/subscriptions.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'

/** Opens the dialog that puts a channel in groups. */
export const openChannelGroups = (channel: { readonly id: number; readonly name: string }) =>
  void openDialog(() => import('./ChannelGroupsDialog.tsx'), { channel })

/** Opens the dialog that creates a group, with this channel in it, or renames the one given. */
export const openGroup = (of: { group?: SubscriptionGroup; channelId?: number } = {}) =>
  void openDialog(() => import('./GroupDialog.tsx'), of)
