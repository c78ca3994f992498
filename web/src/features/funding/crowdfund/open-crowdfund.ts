import { openDialog } from '../../../ui/dialog/dialog-host.ts'

/** Opens the pledge dialog, with a reward chosen if one is given. */
export const openCrowdfund = (props: { groupId: number; tierId?: number }) =>
  openDialog(() => import('./CrowdfundDialog.tsx'), props)
