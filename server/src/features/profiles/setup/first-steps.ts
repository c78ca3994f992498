import type { OutputOf } from '@commons/contract/call.ts'
import { firstSteps, type setup_checklist } from '@commons/contract/profiles/setup.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { findFirstSteps } from './setup.queries.ts'

/** Returns a new member's first steps; null where the checklist isn't shown to them. */
export async function firstStepsLeft(
  db: Db,
  member: number,
): Promise<OutputOf<typeof setup_checklist>['recdata']> {
  const done = await findFirstSteps(db, member)
  if (!done || firstSteps.every((step) => done[step])) return null
  const { picture, post, follows, email, about } = done
  return {
    picture: flag(picture),
    post: flag(post),
    follows: flag(follows),
    email: flag(email),
    about: flag(about),
  }
}
