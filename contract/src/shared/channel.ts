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
