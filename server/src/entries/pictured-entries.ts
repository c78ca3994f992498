/** Adding and changing entries of kinds that may show a picture. It is made before the call answers. */
import type { add_work, update_work } from '@commons/contract/profiles/about.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../platform/call/handle.ts'
import type { Upload } from '../platform/media/incoming.ts'
import type { MadeMedia } from '../platform/media/media-service.ts'
import type { MediaUse } from '../platform/media/uses.ts'
import type { Platform } from '../platform/platform.ts'
import { visibleEntry } from '../visibility/entries.ts'
import { notHidden } from '../visibility/members.ts'
import { addOwnEntry, entryAgain, type Input, type Kind, updateOwnEntry } from './entries.ts'

/** Pictures of entries, for whoever sees the entry. */
export const entryPictures: MediaUse = {
  name: 'entry',
  audience: {
    open: sql`(select e.audience = 'public' and e.deleted_at is null from member_entries e where e.media_id = m.id)`,
    visible: (viewer) => sql`(
      select ${visibleEntry(viewer)} and ${notHidden(viewer, sql.ref('e.member_id'))}
      from member_entries e where e.media_id = m.id)`,
  },
  // A row's, a card's, the viewer's.
  widths: [320, 720, 1440],
}

interface Preparing {
  readonly files: { readonly file?: Upload }
  readonly member: { readonly id: number }
  readonly platform: Platform
}

const make = async (
  _input: object,
  { files: { file }, member, platform }: Preparing,
): Promise<MadeMedia | undefined> =>
  file && platform.mediaRoad.render(file, { use: entryPictures, owner: member.id, crop: undefined })

const undo = async (made: MadeMedia | undefined, { mediaRoad }: Platform) => {
  if (made) await mediaRoad.unmake(made)
}

type WithPicture<Of> = Of & { readonly before: MadeMedia | undefined }
type Described = Input & { readonly alt?: string | undefined }

const store = async (
  { tx, member, platform, before }: WithPicture<Context<typeof add_work>>,
  { alt }: Described,
) => before && platform.mediaRoad.addReady(tx, member.id, before, alt)

export const addingPictured = <Entry extends z.ZodType<{ id: number }>>(kind: Kind<Entry>) => ({
  again: entryAgain(kind),
  before: make,
  run: async (input: Described, context: WithPicture<Context<typeof add_work>>) =>
    addOwnEntry(kind, input, context, await store(context, input)),
  undo,
})

export const updatingPictured = <Entry extends z.ZodType<{ id: number }>, const Id extends string>(
  kind: Kind<Entry>,
  id: Id,
) => ({
  again: entryAgain(kind),
  before: make,
  async run(
    input: Described & Readonly<Record<Id, number>> & { readonly removes_file?: 0 | 1 | undefined },
    context: WithPicture<Context<typeof update_work>>,
  ) {
    const other = (await store(context, input)) ?? (input.removes_file === 1 ? null : undefined)
    return updateOwnEntry(kind, { ...input, id: input[id] }, context, other)
  },
  undo,
})
