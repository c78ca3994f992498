import type { Reel } from '@commons/contract/reels/reels.ts'
import type { Picture } from '@commons/contract/shared/picture.ts'
import type { Video } from '@commons/contract/shared/video.ts'

/**
 * Returns the picture that represents a reel: the chosen cover, the reel's own picture, or the video's
 * poster.
 */
export const coverOf = ({
  cover,
  picture,
  video,
}: Pick<Reel, 'cover' | 'picture' | 'video'>): Picture | null => cover ?? picture ?? video?.poster ?? null

/** Returns a video that shows this cover before it plays; what it shows is said of the video. */
export const withCover = (video: Video, cover: Picture | null): Video =>
  cover ? { ...video, poster: { ...cover, alt: video.poster.alt } } : video

/** Returns the NSFW reasons of a reel; undefined if it is not marked. */
export const reasonsOf = ({ is_nsfw, nsfw }: Pick<Reel, 'is_nsfw' | 'nsfw'>): string | undefined =>
  is_nsfw === 1 ? nsfw : undefined
