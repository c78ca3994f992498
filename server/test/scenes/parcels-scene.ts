/** Parcels: an object with attachments that only tests have, for one reader. */
import { defineCall } from '@commons/contract/call.ts'
import {
  Attachment,
  attachmentFiles,
  attachmentRefusals,
  largestAttachment,
} from '@commons/contract/shared/attachment.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Feature } from '../../src/feature.ts'
import { type Handler, handle } from '../../src/platform/call/handle.ts'
import type { AttachmentRow } from '../../src/platform/media/address.ts'
import type { AttachmentUse } from '../../src/platform/media/uses.ts'
import { fill } from '../plans.ts'
import { makeWorld, type Person, type World, type WorldOptions } from '../world.ts'

/** What a migration says of the kind. */
const tables = `
  create table parcels (
    id bigint primary key generated always as identity,
    author_id bigint not null references members on delete cascade,
    reader_id bigint not null references members on delete cascade
  );
  create table parcel_files (
    parcel_id bigint not null references parcels on delete cascade,
    place int not null,
    media_id uuid references media on delete set null,
    primary key (parcel_id, place)
  );
  create index on parcel_files (media_id);
  create trigger parcel_files_replace_media after update of media_id on parcel_files
    for each row when (old.media_id is distinct from new.media_id and old.media_id is not null)
    execute function release_media('media_id');
  create trigger parcel_files_release_media after delete on parcel_files
    for each row execute function release_media('media_id');`

const parcelFiles: AttachmentUse = {
  name: 'test_parcel',
  audience: {
    open: sql`false`,
    visible: (viewer) => sql`exists (
      select from parcel_files f join parcels p on p.id = f.parcel_id
      where f.media_id = m.id and ${viewer} in (p.author_id, p.reader_id))`,
  },
  largestBytes: largestAttachment.bytes,
}

const send_parcel = defineCall({
  name: 'send_parcel',
  doc: '',
  auth: 'member',
  effect: 'write',
  topics: [],
  input: z.object({ reader_id: z.coerce.number() }),
  files: attachmentFiles,
  output: z.object({ parcel_id: z.int(), files: z.array(Attachment) }),
  refusals: [...attachmentRefusals, 'member_not_found'],
})

const handler = handle(send_parcel, {
  before: (_, { files, member, platform }) =>
    platform.mediaRoad.attachments.accept(files, { use: parcelFiles, owner: member.id }),

  async run({ reader_id: reader }, { tx, before, member, platform, refuse }) {
    const ids = await platform.mediaRoad.attachments.attach(tx, before)
    if (reader === member.id) refuse('member_not_found')
    const { rows } = await sql<{ id: number }>`
      insert into parcels (author_id, reader_id) values (${member.id}, ${reader}) returning id`.execute(tx)
    const parcel = rows[0]?.id ?? 0
    await sql`insert into parcel_files (parcel_id, place, media_id)
      select ${parcel}, place, id from unnest(${ids}::uuid[]) with ordinality as f (id, place)`.execute(tx)
    const { rows: files } = await sql<AttachmentRow>`
      select m.key, m.bytes, m.mime, m.file_name from parcel_files f join media m on m.id = f.media_id
      where f.parcel_id = ${parcel} order by f.place`.execute(tx)
    return { parcel_id: parcel, files: files.map((file) => platform.media.attachment(file)) }
  },

  undo: (taken, { mediaRoad }) => mediaRoad.attachments.discard(taken),
})

const feature: Feature = { attachments: [parcelFiles] }

/** Returns a world of its own whose members can send parcels. */
export async function withParcels(options: WorldOptions = {}): Promise<World> {
  const handlers = [handler as unknown as Handler]
  const here = await makeWorld({ ...options, features: [feature], handlers })
  await fill(here, tables)
  return here
}

export interface SentParcel {
  readonly status: number
  readonly parcel_id: number
  readonly files: readonly Attachment[]
  readonly error?: string
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
}

/** Sends a parcel whose files have these names, by their parts. */
export async function sendParcel(
  { url }: World,
  author: Person,
  reader: Person,
  files: Readonly<Record<string, File>>,
  fields: Readonly<Record<string, string>> = {},
): Promise<SentParcel> {
  const form = new FormData()
  const { id, apiKey } = author
  const all = { user_id: id, api_key: apiKey, reader_id: reader.id, ...fields }
  for (const [name, value] of Object.entries(all)) form.append(name, String(value))
  for (const [part, file] of Object.entries(files)) form.append(part, file)
  const answer = await fetch(`${url}/api/users/send_parcel`, { method: 'POST', body: form })
  return { status: answer.status, ...((await answer.json()) as Omit<SentParcel, 'status'>) }
}

export const fileOf = (content: Uint8Array, name: string): File => new File([new Uint8Array(content)], name)
