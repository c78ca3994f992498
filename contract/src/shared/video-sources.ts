/** From where members come to a video, without zod: the browser imports them, too. */
export const videoSources = [
  /** The video site's home, with what is recommended there. */
  'home',
  'search',
  'channel',
  'subscriptions',
  /** Another video's page. */
  'related',
  /** Playlists, Watch later and the history. */
  'playlist',
  /** Posts, messages and notifications. */
  'feed',
  'embed',
  /** Another site. */
  'site',
  /** The address itself, or what isn't known. */
  'other',
] as const
export type VideoSource = (typeof videoSources)[number]

export const longestSourceHost = 100
