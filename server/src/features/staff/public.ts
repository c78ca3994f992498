/** Exports for the rest of the server. */
export { findAlertNames } from './running/running.watching.ts'
export { holdsMoney, leaveAtRequest } from './requests/requests.leaving.ts'
export { makeAdminLink } from './staff.links.ts'
export { listMembers, type MemberRow } from './staff.members.queries.ts'
export { findByUsername, listStaffIds, setRole, takesLastAdmin } from './staff.queries.ts'
