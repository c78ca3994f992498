import type { StaffRole } from '@commons/contract/call.ts'
import { useRead } from './use-call.ts'

/** Returns the member's role of staff, as the frame of all pages reads it; undefined for everybody else. */
export const useStaffRole = (): StaffRole | undefined =>
  useRead('show_language', {}, { enabled: false }).data?.staff_role
