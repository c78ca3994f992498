/** Answer of calls that change a collaborator: them as the caller sees them now. */
import type { Collaborator } from '@commons/contract/videos/collaborators.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { listCollaborators } from './collaborators.queries.ts'
import { collaboratorShape } from './collaborators.shape.ts'

interface Answering {
  readonly db: Db
  readonly viewer: Viewer
  readonly refuse: (refusal: 'member_not_found') => never
}

export async function collaboratorNow(
  { channel, member }: { channel: number; member: number },
  { db, viewer, refuse }: Answering,
): Promise<{ recdata: Collaborator }> {
  const rows = await listCollaborators(db, viewer.member.id, channel)
  const row = rows.find(({ id }) => id === member) ?? refuse('member_not_found')
  return { recdata: collaboratorShape(row, viewer) }
}
