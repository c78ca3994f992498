/** What the browser, too, knows of groups: how long their texts may be, and who may do what. Without zod. */

export const longestGroupName = 80
export const longestDescription = 2000
export const longestRules = 5000

/** How a member may stand to a group. */
export const groupStandings = ['owner', 'moderator', 'member', 'invited', 'requested', 'banned'] as const
type Standing = (typeof groupStandings)[number]

/** Who may do what in a group. Whoever owns or moderates it does what is about a member to those below them only. */
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

/** True where somebody who stands so to a group may do this. */
export const mayInGroup = (standing: Standing | 'outsider' | null, act: GroupAct): boolean =>
  (groupActs[act] as readonly (Standing | 'outsider' | null)[]).includes(standing)
