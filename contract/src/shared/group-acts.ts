/** Limits and permissions of groups, without zod: the browser imports them, too. */

export const longestGroupName = 80
export const longestDescription = 2000
export const longestRules = 5000
/** What a closed group asks those who want to join it, in graphemes. */
export const mostGroupQuestions = 3
export const longestGroupQuestion = 200
export const longestGroupAnswer = 1000
/** What the author of a declined post is told, in graphemes. */
export const longestDeclineReason = 500

/** What the posts of a group are sorted by; a name is counted in graphemes. */
export const mostGroupTopics = 20
export const longestTopicName = 40

/** Posts that stand first in a group. */
export const mostGroupPins = 3

/** The standings that a member can have in a group. */
export const groupStandings = ['owner', 'moderator', 'member', 'invited', 'requested', 'banned'] as const
type Standing = (typeof groupStandings)[number]

/** Who may do what in a group. Owners and moderators can act only on members who rank below them. */
export const groupActs = {
  write: ['owner', 'moderator', 'member'],
  invite: ['owner', 'moderator'],
  accept: ['owner', 'moderator'],
  questions: ['owner', 'moderator'],
  remove: ['owner', 'moderator'],
  ban: ['owner', 'moderator'],
  link: ['owner', 'moderator'],
  pin: ['owner', 'moderator'],
  topics: ['owner', 'moderator'],
  approve: ['owner', 'moderator'],
  rules: ['owner', 'moderator'],
  events: ['owner', 'moderator'],
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
