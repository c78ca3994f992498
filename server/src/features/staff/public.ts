/** Exports for the rest of the server. */
export { makeAdminLink } from './staff.links.ts'
export { setRole, takesLastAdmin } from './staff.queries.ts'
