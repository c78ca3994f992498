/** The four calls of every kind of entry. The contract describes the kinds. */
import type { add_work, delete_work, get_work, update_work } from '@commons/contract/profiles/about.ts'
import { type EntryAudience, wrongYears } from '@commons/contract/shared/entries.ts'
import type { z } from 'zod'
import { seenAgain } from '../platform/call/repeated-answer.ts'
import type { Context } from '../platform/call/handle.ts'
import { now } from '../platform/clock.ts'
import type { Viewer } from '../platform/viewer.ts'
import {
  addEntry,
  deleteEntry,
  type EntryRow,
  type Fields,
  findOwnEntry,
  listEntries,
  listHearers,
  lockOwnEntry,
  setEntry,
} from './entries.queries.ts'
import { isEmpty, widerOf, withoutFutureEnd, wrongDays } from './entries.rules.ts'

export interface Kind<Entry extends z.ZodType> {
  readonly name: string
  readonly audience: EntryAudience
  readonly takes: object
  readonly fields: z.ZodType<Fields>
  readonly entry: Entry
  readonly wrong?: (fields: Fields) => Record<string, string>
}

export type Input = Fields & { readonly audience?: EntryAudience | undefined }

/** An entry as its viewer gets it. Kinds without a picture have no field for one. */
function entryShape<Entry extends z.ZodType>(
  { entry }: Kind<Entry>,
  { id, audience, fields, picture: row }: EntryRow,
  { member, media }: Viewer,
) {
  // A client without a browser's cookie gets a private picture by a signed address.
  const signedFor = audience !== 'public' && !member.browser ? member.id : undefined
  const picture = row && media.picture(row, signedFor)
  return entry.parse({ ...fields, file: picture?.sources.at(-1)?.url ?? null, picture, id, audience })
}

/** Returns an entry's fields after this input; fields that are left out stay as they were. */
function fieldsAfter(
  kind: Kind<z.ZodType>,
  before: Fields,
  input: Input,
  { refuse, refuseFields }: Pick<Context<typeof update_work>, 'refuse' | 'refuseFields'>,
): Fields {
  const given = Object.keys(kind.takes).flatMap((name) =>
    input[name] === undefined ? [] : [[name, input[name]] as const],
  )
  const fields = withoutFutureEnd(kind.fields.parse({ ...before, ...Object.fromEntries(given) }))
  const present = now()
  const wrong = {
    ...wrongDays(fields, present),
    ...wrongYears(fields, present.getUTCFullYear()),
    ...kind.wrong?.(fields),
  }
  if (Object.keys(wrong).length > 0) refuseFields(wrong)
  if (isEmpty(fields)) refuse('about_entry_empty')
  return fields
}

/** A repetition answers the current entry: a key keeps no copy of what was changed or deleted. */
export const entryAgain = <Entry extends z.ZodType<{ id: number }>>(kind: Kind<Entry>) =>
  seenAgain(
    'about_entry_not_found',
    (db, viewer, id) => findOwnEntry(db, viewer, kind.name, id),
    (row, viewer) => entryShape(kind, row, viewer),
    ({ id }) => id,
  )

/** Adds an entry; `mediaId` is its picture. */
export async function addOwnEntry<Entry extends z.ZodType>(
  kind: Kind<Entry>,
  input: Input,
  context: Context<typeof add_work>,
  mediaId?: string,
) {
  const { tx, member, viewer, refuse, hintOnly } = context
  const { audience = kind.audience } = input
  const fields = fieldsAfter(kind, {}, input, context)
  const added = await addEntry(tx, { member: member.id, kind: kind.name, audience, fields, mediaId })
  hintOnly(await listHearers(tx, member.id, audience))
  return { recdata: entryShape(kind, added ?? refuse('too_many_about_entries'), viewer) }
}

/** Changes an entry; `mediaId` is another picture, or null for none. */
export async function updateOwnEntry<Entry extends z.ZodType>(
  kind: Kind<Entry>,
  { id, ...input }: Input & { readonly id: number },
  context: Context<typeof update_work>,
  mediaId?: string | null,
) {
  const { tx, member, viewer, refuse, hintOnly } = context
  const before = await lockOwnEntry(tx, member.id, kind.name, id)
  if (!before) return refuse('about_entry_not_found')
  const { audience = before.audience } = input
  const fields = fieldsAfter(kind, before.fields, input, context)
  const after = await setEntry(tx, { id, audience, fields }, mediaId)
  // Includes members who can no longer see it.
  hintOnly(await listHearers(tx, member.id, widerOf(before.audience, audience)))
  return { recdata: entryShape(kind, after, viewer) }
}

export const adding = <Entry extends z.ZodType<{ id: number }>>(kind: Kind<Entry>) => ({
  again: entryAgain(kind),
  run: (input: Input, context: Context<typeof add_work>) => addOwnEntry(kind, input, context),
})

export const updating = <Entry extends z.ZodType<{ id: number }>, const Id extends string>(
  kind: Kind<Entry>,
  id: Id,
) => ({
  again: entryAgain(kind),
  run: (input: Input & Readonly<Record<Id, number>>, context: Context<typeof update_work>) =>
    updateOwnEntry(kind, { ...input, id: input[id] }, context),
})

export async function removeEntry(
  kind: Kind<z.ZodType>,
  id: number | undefined,
  { tx, member, refuse, hintOnly }: Context<typeof delete_work>,
) {
  const audience = id === undefined ? undefined : await deleteEntry(tx, member.id, kind.name, id)
  if (!audience) return refuse('about_entry_not_found')
  hintOnly(await listHearers(tx, member.id, audience))
  return {}
}

/** Returns a member's entries of one kind that the caller may see. */
export async function entriesOf<Entry extends z.ZodType>(
  kind: Kind<Entry>,
  { view_user_id }: { view_user_id?: number | undefined },
  { db, member, viewer, refuse }: Context<typeof get_work>,
) {
  const rows = await listEntries(db, member.id, view_user_id ?? member.id, kind.name)
  return (rows ?? refuse('member_not_found')).map((row) => entryShape(kind, row, viewer))
}
