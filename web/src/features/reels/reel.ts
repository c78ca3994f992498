import type { Reel } from '@commons/contract/reels.ts'
import type { Picture } from '@commons/contract/shared/picture.ts'

/** The picture that stands for a reel: the one that was chosen, itself, or a frame of it. */
export const coverOf = ({
  cover,
  picture,
  video,
}: Pick<Reel, 'cover' | 'picture' | 'video'>): Picture | null => cover ?? picture ?? video?.poster ?? null

/** What its reasons are where it is marked as not safe for work. */
export const reasonsOf = ({ is_nsfw, nsfw }: Pick<Reel, 'is_nsfw' | 'nsfw'>): string | undefined =>
  is_nsfw === 1 ? nsfw : undefined
