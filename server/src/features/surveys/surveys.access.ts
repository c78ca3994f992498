/** Only a survey's author may change it. */
import type { Tx } from '../../platform/db/prepared.ts'
import { lockSurvey, type OwnSurvey } from './surveys.writing.queries.ts'

interface Changing {
  readonly tx: Tx
  readonly member: { readonly id: number }
  refuse(refusal: 'survey_not_found' | 'survey_forbidden'): never
}

/** Locks and returns the caller's own survey; refuses any other. */
export async function lockOwn({ tx, member, refuse }: Changing, survey: number): Promise<OwnSurvey> {
  const locked = (await lockSurvey(tx, member.id, survey)) ?? refuse('survey_not_found')
  if (locked.author_id !== member.id) refuse('survey_forbidden')
  return locked
}
