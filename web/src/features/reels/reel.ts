import type { Reel } from '@commons/contract/reels/reels.ts'
import type { Picture } from '@commons/contract/shared/picture.ts'

/**
 * Returns the picture that represents a reel: the chosen cover, the reel's own picture, or the video's
 * poster.
 */
export const coverOf = ({
  cover,
  picture,
  video,
}: Pick<Reel, 'cover' | 'picture' | 'video'>): Picture | null => cover ?? picture ?? video?.poster ?? null

/** Returns the NSFW reasons of a reel; undefined if it is not marked. */
export const reasonsOf = ({ is_nsfw, nsfw }: Pick<Reel, 'is_nsfw' | 'nsfw'>): string | undefined =>
  is_nsfw === 1 ? nsfw : undefined
