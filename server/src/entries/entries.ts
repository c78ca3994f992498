/** The four calls of every kind of entry. The contract describes the kinds. */
import type { add_work, delete_work, get_work, update_work } from '@commons/contract/profiles/about.ts'
import type { EntryAudience } from '@commons/contract/shared/entries.ts'
import type { z } from 'zod'
import { seenAgain } from '../platform/call/repeated-answer.ts'
import type { Context } from '../platform/call/handle.ts'
import { now } from '../platform/clock.ts'
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

interface Kind<Entry extends z.ZodType> {
  readonly name: string
  readonly audience: EntryAudience
  readonly takes: object
  readonly fields: z.ZodType<Fields>
  readonly entry: Entry
}

type Input = Fields & { readonly audience?: EntryAudience | undefined }

const entryShape = <Entry extends z.ZodType>({ entry }: Kind<Entry>, { id, audience, fields }: EntryRow) =>
  entry.parse({ ...fields, id, audience })

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
  const wrong = wrongDays(fields, now())
  if (Object.keys(wrong).length > 0) refuseFields(wrong)
  if (isEmpty(fields)) refuse('about_entry_empty')
  return fields
}

/** A repetition answers the current entry: a key keeps no copy of what was changed or deleted. */
const entryAgain = <Entry extends z.ZodType<{ id: number }>>(kind: Kind<Entry>) =>
  seenAgain(
    'about_entry_not_found',
    (db, viewer, id) => findOwnEntry(db, viewer, kind.name, id),
    (row) => entryShape(kind, row),
    ({ id }) => id,
  )

export const adding = <Entry extends z.ZodType<{ id: number }>>(kind: Kind<Entry>) => ({
  again: entryAgain(kind),
  async run(input: Input, context: Context<typeof add_work>) {
    const { tx, member, refuse, hintOnly } = context
    const { audience = kind.audience } = input
    const fields = fieldsAfter(kind, {}, input, context)
    const added = await addEntry(tx, { member: member.id, kind: kind.name, audience, fields })
    hintOnly(await listHearers(tx, member.id, audience))
    return { recdata: entryShape(kind, added ?? refuse('too_many_about_entries')) }
  },
})

export const updating = <Entry extends z.ZodType<{ id: number }>, const Id extends string>(
  kind: Kind<Entry>,
  id: Id,
) => ({
  again: entryAgain(kind),
  async run(input: Input & Readonly<Record<Id, number>>, context: Context<typeof update_work>) {
    const { tx, member, refuse, hintOnly } = context
    const before = await lockOwnEntry(tx, member.id, kind.name, input[id])
    if (!before) return refuse('about_entry_not_found')
    const { audience = before.audience } = input
    const after = { id: before.id, audience, fields: fieldsAfter(kind, before.fields, input, context) }
    await setEntry(tx, after)
    // Includes members who can no longer see it.
    hintOnly(await listHearers(tx, member.id, widerOf(before.audience, audience)))
    return { recdata: entryShape(kind, after) }
  },
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

/** Returns the entries of one kind in a member's About that the caller may see. */
export async function entriesOf<Entry extends z.ZodType>(
  kind: Kind<Entry>,
  { view_user_id }: { view_user_id?: number | undefined },
  { db, member, refuse }: Context<typeof get_work>,
) {
  const rows = await listEntries(db, member.id, view_user_id ?? member.id, kind.name)
  return (rows ?? refuse('member_not_found')).map((row) => entryShape(kind, row))
}
