import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import type { Forwarded } from './forwarded.ts'

/** Opens the dialog that sends a message on to others. */
export const openForward = ({ id, message, file_type }: Forwarded): void =>
  void openDialog(() => import('./ForwardDialog.tsx'), { of: { id, message, file_type } })
