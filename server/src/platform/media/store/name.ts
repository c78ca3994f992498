/** Names made by `mediaName`; no others reach a disk or a bucket. */

const pattern = /^([A-Za-z0-9_-]{2})\/\1[A-Za-z0-9_-]+\/[A-Za-z0-9][A-Za-z0-9._-]*$/

export const isMediaName = (name: string) => pattern.test(name)

/** Returns the name; throws if it could lead elsewhere or be a folder with other keys' files. */
export function checkName(name: string): string {
  if (!isMediaName(name)) throw new Error('This is no name of a media file')
  return name
}

/** Returns the folder of a key's files. */
export function folderOf(key: string): string {
  return checkName(`${key.slice(0, 2)}/${key}/any`).slice(0, -'/any'.length)
}
