import { openDialog } from '../../../ui/dialog/dialog-host.ts'

/** Opens the dialog that puts a channel in groups. */
export const openChannelGroups = (channel: { readonly id: number; readonly name: string }) =>
  void openDialog(() => import('./ChannelGroupsDialog.tsx'), { channel })
