/** Saying when one was born, wherever it is asked. */
import { now } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { Language } from '../../../platform/language.ts'
import { getNsfw, setBirth } from './age.queries.ts'
import { dobMayChangeAt, dobProblem } from './age.rules.ts'

/** Why it was not said: what is wrong with the day, or the day from which on it may be changed, in words. */
type Unsaid = { readonly problem: string } | { readonly changeableFrom: string }

/** The first saying counts as a change: or who is told what they are too young for would say another at once. */
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
