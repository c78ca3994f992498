import { openDialog } from '../../../ui/dialog/dialog-host.ts'

/** Opens the dialog in which a member takes their reputation along. */
export const openReputation = () => void openDialog(() => import('./ReputationDialog.tsx'), {})
