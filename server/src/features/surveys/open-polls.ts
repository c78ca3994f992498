import type { Poll } from '@commons/contract/shared/survey-shown.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { listPolls } from './surveys.queries.ts'
import { pollShape } from './surveys.shape.ts'

/** Returns the open surveys that the viewer may vote in and has not, those that close next first. */
export async function openPolls(db: Db, viewer: Viewer): Promise<Poll[]> {
  return (await listPolls(db, viewer.member.id)).map((row) => pollShape(row, viewer))
}
