import type { Post } from '@commons/contract/posts/posts.ts'
import type { Picture } from '@commons/contract/shared/picture.ts'
import type { ShownPicture } from '../../../viewer/Viewer.tsx'

/** The pictures that a post shows. */
export interface PostPictures {
  readonly postId: number
  /** The name of its author. */
  readonly by: string
  readonly pictures: readonly Picture[]
}

/** A picture of a post, or of a comment on it, in the viewer. */
export interface ShownPostPicture extends ShownPicture {
  readonly postId: number
  /** Its post's; missing for the picture of a comment. */
  readonly among?: PostPictures
}

export function picturesOf({ post_id, full_name, files, picture, video }: Post): PostPictures {
  const all = files.length > 1 ? files.map((file) => file.picture) : [picture]
  return { postId: post_id, by: full_name, pictures: video ? [] : all.flatMap((each) => each ?? []) }
}

/** Returns the picture at this place of a post, counted from its end if negative. */
export function pictureAt(among: PostPictures, place: number): ShownPostPicture | undefined {
  const { postId, by, pictures } = among
  const picture = pictures.at(place)
  if (!picture) return undefined
  const at = place < 0 ? pictures.length + place : place
  return {
    key: `post.${postId}.${at}`,
    postId,
    by,
    picture,
    among,
    place: pictures.length > 1 ? { at: at + 1, of: pictures.length } : undefined,
  }
}

/** Returns the neighbour of a picture within its post. */
export function besideIt({ among, place }: ShownPostPicture, by: 1 | -1): ShownPostPicture | undefined {
  const at = (place?.at ?? 1) - 1 + by
  return among && at >= 0 ? pictureAt(among, at) : undefined
}
