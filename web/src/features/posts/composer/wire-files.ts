/** How `add_post` and `edit_post` are told of a draft's files. */
import type { Request } from '../../../api/call.ts'
import type { DraftFile } from './draft-files.ts'

/** Returns the name of a form's part for the new file at this place among the new ones. */
export const wirePart = (at: number): string => (at === 0 ? 'file' : `file_${at + 1}`)

/** Returns the field that describes the file at this place of the post. */
export const altField = (at: number): string => (at === 0 ? 'alt' : `alt_${at + 1}`)

type Alts = Pick<Request<'edit_post'>, `alt${string}` & keyof Request<'edit_post'>>

/** Returns the descriptions, also the empty ones if `all`. */
export function altsOf(files: readonly DraftFile[], { all = false } = {}): Alts {
  const fields = files.map(({ alt }, at) => [altField(at), alt.trim()] as const)
  return Object.fromEntries(fields.filter(([, alt]) => all || alt !== ''))
}

/** Returns the type of the first new file, if there is one. */
export function typeHint(files: readonly DraftFile[]): Pick<Request<'add_post'>, 'file_type'> {
  const media = files.find((file) => file.media)?.media
  return media ? { file_type: media.file.type } : {}
}

/** Returns the files of an edited post in order: the ids of those that stay, and the parts of new ones. */
export function orderOf(files: readonly DraftFile[]): string {
  let sent = 0
  return files.map(({ id, media }) => (media ? wirePart(sent++) : id)).join(',')
}
