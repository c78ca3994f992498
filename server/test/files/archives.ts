/** Archives of other networks, made as those make them. */
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { writeCarStream } from '@atcute/car'
import { encode, toBytes, toCidLink } from '@atcute/cbor'
import { create } from '@atcute/cid'
import { pack } from 'tar-stream'
import { ZipFile } from 'yazl'
import { blob } from './pictures.ts'

type Files = Readonly<Record<string, string | Uint8Array>>

export async function zipOf(files: Files): Promise<Blob> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return blob(await buffer(zip.outputStream), 'application/zip')
}

export async function tarOf(files: Files): Promise<Blob> {
  const tar = pack()
  for (const [name, content] of Object.entries(files)) tar.entry({ name }, Buffer.from(content))
  tar.finalize()
  return blob(gzipSync(await buffer(tar)), 'application/gzip')
}

const publicly = 'https://www.w3.org/ns/activitystreams#Public'
const account = 'https://social.example/users/ada'

/** The outbox of a Mastodon account. */
export function outboxOf(
  notes: ReadonlyArray<{ id: string; to?: readonly string[] } & Readonly<Record<string, unknown>>>,
): string {
  return JSON.stringify({
    '@context': 'https://www.w3.org/ns/activitystreams',
    id: 'outbox.json',
    type: 'OrderedCollection',
    orderedItems: [
      { type: 'Announce', object: 'https://elsewhere.example/1', to: [publicly] },
      ...notes.map(({ id, to = [publicly], ...note }) => ({
        type: 'Create',
        to,
        cc: [`${account}/followers`].filter(() => to.includes(publicly)),
        object: { id: `${account}/statuses/${id}`, type: 'Note', ...note },
      })),
    ],
  })
}
export const followersOf = `${account}/followers`
export const statusOf = (id: string) => `${account}/statuses/${id}`

/** The repository of a Bluesky account, with these posts by their keys. */
export async function repositoryOf(posts: Readonly<Record<string, object>>): Promise<Blob> {
  const blocks: Array<{ cid: Uint8Array; data: Uint8Array }> = []
  const add = async (value: unknown) => {
    const data = encode(value)
    const cid = await create(0x71, data)
    blocks.push({ cid: cid.bytes, data })
    return toCidLink(cid)
  }
  const entries = []
  let before = ''
  for (const key of Object.keys(posts).toSorted()) {
    const name = `app.bsky.feed.post/${key}`
    let shared = 0
    while (shared < before.length && before[shared] === name[shared]) shared++
    const value = await add({ $type: 'app.bsky.feed.post', ...posts[key] })
    entries.push({ p: shared, k: toBytes(Buffer.from(name.slice(shared))), v: value, t: null })
    before = name
  }
  const data = await add({ l: null, e: entries })
  const sig = toBytes(new Uint8Array(64))
  const commit = { version: 3, did: 'did:plc:ada', data, rev: '3lprcc55bb222', prev: null, sig }
  const root = await add(commit)
  return blob(await buffer(writeCarStream([root], blocks)), 'application/vnd.ipld.car')
}
