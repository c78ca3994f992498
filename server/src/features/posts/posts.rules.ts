/** Decisions about posts, without I/O. */

interface Writing {
  readonly message: string
  readonly audience: string
  readonly hashtags: readonly string[]
  readonly nsfw: readonly string[]
}

/** True where an edit changes nothing about the post. */
export function isSameWriting(
  old: Writing & { readonly media_id: string | null },
  next: Writing & { readonly mediaId: string | null },
): boolean {
  const parts = ({ message, audience, hashtags, nsfw }: Writing) =>
    JSON.stringify([message, audience, hashtags, nsfw])
  return parts(old) === parts(next) && old.media_id === next.mediaId
}
