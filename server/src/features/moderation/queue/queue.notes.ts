/** What a note is about, as its calls name it. */
import type { RefusalName } from '@commons/contract/refusals.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findCase } from './queue.queries.ts'
import type { NoteAbout } from './queue.writing.queries.ts'

interface Asked {
  readonly view_user_id?: number | undefined
  readonly report_id?: number | undefined
}

export async function aboutOf(
  db: Db,
  { reportKinds }: Pick<Platform, 'reportKinds'>,
  { view_user_id: member, report_id: report }: Asked,
  refuse: (refusal: Extract<RefusalName, 'report_not_found' | 'note_about_nothing'>) => never,
): Promise<NoteAbout> {
  if (member !== undefined) return { member }
  if (report === undefined) return refuse('note_about_nothing')
  const found = await findCase(db, reportKinds, { id: 0, isAdmin: true }, report)
  if (!found || found.reported_id === null) return refuse('report_not_found')
  return { kind: found.kind, reported: found.reported_id }
}
