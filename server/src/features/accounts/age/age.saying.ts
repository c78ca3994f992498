/** Sets the date of birth, for every call that takes one. */
import { now } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { Language } from '../../../platform/language.ts'
import { getNsfw, setBirth } from './age.queries.ts'
import { dobMayChangeAt, dobProblem } from './age.rules.ts'

/** Why the date was not set: the problem with it, or the day, in words, from which it may be changed. */
type Unsaid = { readonly problem: string } | { readonly changeableFrom: string }

/**
 * Sets the date of birth. The first one counts as a change, too: members told that they are too young for
 * something would otherwise enter another date at once.
 */
export async function sayBirth(
  tx: Tx,
  { id, language }: { readonly id: number; readonly language: Language },
  dob: string,
): Promise<Unsaid | undefined> {
  const present = now()
  const problem = dobProblem(dob, present)
  if (problem) return { problem }
  if (await setBirth(tx, id, dob)) return undefined
  const { born_on, born_on_changed_at } = await getNsfw(tx, id)
  if (born_on === dob) return undefined
  const mayAt = dobMayChangeAt(born_on_changed_at ?? present)
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return { changeableFrom: format.format(mayAt) }
}
