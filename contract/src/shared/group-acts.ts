/** Limits and permissions of groups, without zod: the browser imports them, too. */

export const longestGroupName = 80
export const longestDescription = 2000
export const longestRules = 5000

/** The standings that a member can have in a group. */
export const groupStandings = ['owner', 'moderator', 'member', 'invited', 'requested', 'banned'] as const
type Standing = (typeof groupStandings)[number]

/** Who may do what in a group. Owners and moderators can act only on members who rank below them. */
export const groupActs = {
  write: ['owner', 'moderator', 'member'],
  invite: ['owner', 'moderator'],
  accept: ['owner', 'moderator'],
  remove: ['owner', 'moderator'],
  ban: ['owner', 'moderator'],
  link: ['owner', 'moderator'],
  pin: ['owner', 'moderator'],
  rules: ['owner', 'moderator'],
  delete_posts: ['owner', 'moderator'],
  update: ['owner'],
  close: ['owner'],
  appoint: ['owner'],
  hand_over: ['owner'],
  delete: ['owner'],
} as const satisfies Record<string, readonly Standing[]>
export type GroupAct = keyof typeof groupActs

/** Returns whether a member with this standing in a group may do this. */
export const mayInGroup = (standing: Standing | 'outsider' | null, act: GroupAct): boolean =>
  (groupActs[act] as readonly (Standing | 'outsider' | null)[]).includes(standing)
