/** Sessions that a member can have at the same time: a login beyond them ends the one unused longest. Imports nothing. */
export const mostSessions = 20
