/** The longest title of a video of the video site, in graphemes. */
export const longestVideoTitle = 100
/** The longest description of a video of the video site, in graphemes: as long as a post. */
export const longestVideoDescription = 5000
/** The longest name of a playlist, in graphemes. */
export const longestPlaylistName = 100
/** Playlists that a member may have at once, and videos that one may have. */
export const mostPlaylists = 200
export const mostInPlaylist = 500

/** At most this many videos are changed by one call. */
export const mostVideosAtOnce = 50
