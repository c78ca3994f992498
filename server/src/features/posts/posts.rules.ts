/** Decisions about posts, without I/O. */

interface Writing {
  readonly message: string
  readonly audience: string
  readonly hashtags: readonly string[]
  readonly nsfw: readonly string[]
}

/** True where an edit changes nothing about the post. */
export function isSameWriting(
  old: Writing & { readonly files: ReadonlyArray<{ readonly id: string }> },
  next: Writing & { readonly mediaIds: readonly string[] },
): boolean {
  const parts = ({ message, audience, hashtags, nsfw }: Writing) =>
    JSON.stringify([message, audience, hashtags, nsfw])
  const shown = old.files.map(({ id }) => id)
  return parts(old) === parts(next) && JSON.stringify(shown) === JSON.stringify(next.mediaIds)
}
