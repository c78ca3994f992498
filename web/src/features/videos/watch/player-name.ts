/** Returns the name of a video's player. */
export const playerName = (videoId: number): string => `video ${videoId}`
