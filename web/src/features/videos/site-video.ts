import type { Picture } from '@commons/contract/shared/picture.ts'
import type { PlaylistVideo } from '@commons/contract/videos/playlists.ts'
import type { SiteVideo } from '@commons/contract/videos/videos.ts'

/** Returns the picture that stands for a video: the chosen one, or a frame of it. */
export const posterOf = ({
  thumbnail,
  video,
  picture,
}: Pick<PlaylistVideo, 'thumbnail' | 'video' | 'picture'>): Picture | null =>
  thumbnail ?? video?.poster ?? picture ?? null

/** Returns the NSFW reasons of a video; undefined if it isn't marked. */
export const reasonsOf = ({ is_nsfw, nsfw }: Pick<SiteVideo, 'is_nsfw' | 'nsfw'>): string | undefined =>
  is_nsfw === 1 ? nsfw : undefined
