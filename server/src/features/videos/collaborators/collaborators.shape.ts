/** Collaborators of a channel as sent on the wire. */
import { flag } from '@commons/contract/shared/flag.ts'
import type { Collaborator } from '@commons/contract/videos/collaborators.ts'
import { authorShape } from '../../../authors/author.shape.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import type { CollaboratorRow } from './collaborators.queries.ts'

export const collaboratorShape = (row: CollaboratorRow, { media }: Pick<Viewer, 'media'>): Collaborator => ({
  ...authorShape(row.id, row, media),
  role: row.role,
  is_invited: flag(row.is_invited),
  is_offered: flag(row.is_offered),
})
