/** The longest name of a channel, in graphemes. */
export const longestChannelName = 80
/** The longest "about" of a channel, in graphemes. */
export const longestChannelAbout = 1000
/** Web addresses that a channel shows at most, and the longest. */
export const mostChannelLinks = 5
export const longestChannelLink = 300
/** The longest title of what a channel offers its paying members, and what it says of it. */
export const longestTierTitle = 60
export const longestTierPerks = 1000
/** Channels that a member may have at once. */
export const mostChannels = 20
/** What a channel's handle is, without its @. */
export const channelHandle = /^[a-z0-9](?:[a-z0-9._]{1,28})[a-z0-9]$/
/** Members who run a channel together with its owner, invited ones included. */
export const mostCollaborators = 20
/** Channels of others that a member may run with them. */
export const mostCollaborations = 50

/** What collaborators together can have of each payment, in percent: every payment is to the owner, who keeps a part. */
export const mostShared = 99

/** The longest name of a group of subscriptions, in graphemes, and groups that a member may have. */
export const longestSubscriptionGroupName = 60
export const mostSubscriptionGroups = 50

/** Orders of the channels that a member has subscribed to. */
export const subscriptionOrders = ['latest', 'name', 'newest', 'watched'] as const

/** What a member can be in a channel. */
export const channelRoles = ['owner', 'manager', 'editor'] as const
type Role = (typeof channelRoles)[number]

/** Who may do what in a channel: the only table of these rights, for the server's calls and for screens. */
export const channelActs = {
  /** See all its videos, and who runs it. */
  see: ['owner', 'manager', 'editor'],
  upload: ['owner', 'manager', 'editor'],
  /** Change videos with their thumbnails and captions. */
  edit: ['owner', 'manager', 'editor'],
  /** Pin and heart comments, and turn them off. */
  moderate: ['owner', 'manager', 'editor'],
  analytics: ['owner', 'manager', 'editor'],
  delete_videos: ['owner', 'manager'],
  /** Change its name, pictures and words. */
  customise: ['owner', 'manager'],
  /** Invite and remove collaborators, and change their roles. */
  appoint: ['owner'],
  /** Offer memberships. */
  sell: ['owner'],
  /** Propose shares of what it earns, and end them. */
  share: ['owner'],
  hand_over: ['owner'],
  delete: ['owner'],
} as const satisfies Record<string, readonly Role[]>
export type ChannelAct = keyof typeof channelActs

/** Returns whether a member with this role in a channel may do this. */
export const mayInChannel = (role: Role | null, act: ChannelAct): boolean =>
  (channelActs[act] as readonly (Role | null)[]).includes(role)

/** Periods of a channel's figures in days, up to and including today. */
export const channelPeriods = [7, 28, 90, 365] as const
export type ChannelPeriod = (typeof channelPeriods)[number]
