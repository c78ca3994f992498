/** Exports for the rest of the server. */
export { makeAdminLink } from './staff.links.ts'
export { setRole } from './staff.queries.ts'
