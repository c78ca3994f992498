/** What a process does of an installation: docs/decisions/162-roles-of-processes.md. */

export const allRoles = ['web', 'jobs', 'media', 'chain'] as const

/**
 * `web` answers requests and sockets, `media` makes renditions of files, `chain` reads and sends on chains, and `jobs`
 * does everything else that is due.
 */
export type Role = (typeof allRoles)[number]
export type Roles = ReadonlySet<Role>

/** Returns whether a process does everything. */
export const isWhole = (roles: Roles): boolean => roles.size === allRoles.length

/** Returns the roles as the configuration names them: `all`, or a list. */
export const rolesText = (roles: Roles): string => (isWhole(roles) ? 'all' : [...roles].join(','))

/** Returns the roles that a text names, in their usual order; undefined where it names another word or none. */
export function readRoles(text: string): Roles | undefined {
  const words = text.split(',').map((each) => each.trim())
  if (words.length === 1 && words[0] === 'all') return new Set(allRoles)
  const known: readonly string[] = allRoles
  return words.every((word) => known.includes(word))
    ? new Set(allRoles.filter((role) => words.includes(role)))
    : undefined
}
