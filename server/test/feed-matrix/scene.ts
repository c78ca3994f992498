/** The objects that the viewers look at: posts of one author, reminders of them, and comments below them. */
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import sharp from 'sharp'
import { multipartBody, multipartType, type Part } from '../fakes/multipart-body.ts'
import { sendRaw } from '../fakes/raw-request.ts'
import { mp4 } from '../files/videos.ts'
import type { Person, World } from '../world.ts'
import { marker } from './marks.ts'
import { beginBlocks, type Cast, castOf, type Role, viewers } from './people.ts'

export interface Scene extends Cast {
  readonly here: World
  /** Ids by name. */
  readonly posts: ReadonlyMap<string, number>
  readonly comments: ReadonlyMap<string, number>
  readonly replies: ReadonlyMap<string, number>
}

export const isRepost = (post: string) => /^rem(?:ark|inder)/.test(post)
export const writerOf = ({ people }: Cast, post: string) => (isRepost(post) ? people.reminder : people.author)

interface File {
  readonly bytes: Uint8Array
  readonly type: string
  readonly captions?: string
}

export async function writeScene(here: World): Promise<Scene> {
  const cast = await castOf(here)
  const { people, everybody } = cast
  const posts = new Map<string, number>()
  const comments = new Map<string, number>()
  const replies = new Map<string, number>()
  const idOf = (name: string) => posts.get(name) ?? assert.fail(`There is no ${name}`)

  const says = (object: string, part = 'message') => `${marker(object, part)} ${everybody}`
  const post = async (name: string, fields: Record<string, string> = {}, file?: File) => {
    const written = { message: says(name), hashtag: marker(name, 'tag'), ...fields }
    const { recdata } = await upload(here, people.author, 'add_post', written, name, file)
    posts.set(name, recdata['post_id'] ?? 0)
  }
  const edit = (name: string, post_type: 'public' | 'private') => {
    const written = { message: marker(name, 'message'), hashtag: marker(name, 'tag'), old_file_path: 'kept' }
    return here.as(people.author).call('edit_post', { post_id: idOf(name), post_type, ...written })
  }
  const remind = async (of: string) => {
    const original = { post_id: idOf(of) }
    const remark = says(`remark on ${of}`, 'remark')
    const { recdata } = await here.as(people.reminder).call('repost', original)
    posts.set(`reminder of ${of}`, recdata.post_id)
    const second = await here.as(people.reminder).call('repost', { ...original, repost_comment: remark })
    posts.set(`remark on ${of}`, second.recdata.post_id)
  }
  const comment = async (by: Role, on: string, file?: File, name = `${by} on ${on}`) => {
    const written = { post_id: String(idOf(on)), comment: says(name) }
    const { recdata } = await upload(here, people[by], 'post_comment', written, name, file)
    comments.set(name, recdata['post_comment_id'] ?? 0)
  }
  const reply = async (by: Role, to: string) => {
    const name = `${by} to ${to}`
    const post_comment_id = comments.get(to) ?? assert.fail(`There is no ${to}`)
    const { recdata } = await here
      .as(people[by])
      .call('post_comment_reply', { post_comment_id, reply: says(name) })
    replies.set(name, recdata.post_comment_reply_id)
  }

  await post('public', {}, await picture('public'))
  await here.processMedia()
  await comment('blocked', 'public')
  await beginBlocks(here, people)
  await post('private', { post_type: 'private' }, await video('private'))
  await post('nsfw', { nsfw: 'Other' }, await picture('nsfw'))
  await post('deleted', {}, await picture('deleted'))
  await post('deleted private', { post_type: 'private' })
  await post('muted word', { message: `${says('muted word')} Thunderstorm!` })
  await post('muted tag')
  await post(
    'made private',
    { message: marker('made private', 'first words') },
    await picture('made private'),
  )
  await post('made public', { message: marker('made public', 'first words'), post_type: 'private' })
  await here.processMedia()
  for (const original of ['public', 'private', 'nsfw', 'deleted', 'deleted private', 'made private'])
    await remind(original)

  const reported = { report_type: 'post', report_id: idOf('made private'), reason: 'other' } as const
  await here.as(people.stranger).call('add_report', reported)
  const hasFile = new Set(['private', 'nsfw'])
  for (const on of ['public', 'private', 'nsfw', 'remark on private', 'made private']) {
    await comment('friend', on, hasFile.has(on) ? await picture(`friend on ${on}`) : undefined)
    await comment('commenter', on)
    await here.processMedia()
    await reply('commenter', `friend on ${on}`)
    await reply('friend', `commenter on ${on}`)
  }
  await comment('friend', 'public', undefined, 'deleted on public')
  await here
    .as(people.friend)
    .call('post_comment_delete', { post_comment_id: comments.get('deleted on public') ?? 0 })

  await edit('made private', 'private')
  await edit('made public', 'public')
  for (const name of ['deleted', 'deleted private'])
    await here.as(people.author).call('post_delete', { post_id: idOf(name) })
  // These are never processed.
  await post('waiting', {}, await picture('waiting'))
  await comment('friend', 'public', await picture('waiting on public'), 'waiting on public')

  // As if every post had been public when they saved it.
  const { db } = here.platform.database
  for (const viewer of viewers)
    await sql`insert into saved_objects (member_id, object_id, kind)
      select ${people[viewer].id}, id, 'post' from posts`.execute(db)
  await here.as(people.commenter).call('post_like', { post_id: idOf('public') })
  return { here, ...cast, posts, comments, replies }
}

/** A picture whose metadata has a mark that nobody may receive. */
async function picture(object: string): Promise<File> {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#006972' } })
    .jpeg()
    .withExif({ IFD0: { ImageDescription: marker(object, 'metadata') } })
    .toBuffer()
  return { bytes, type: 'image/jpeg' }
}

async function video(object: string): Promise<File> {
  const file = await mp4({ seconds: 1, width: 64, height: 64 })
  const captions = `WEBVTT\n\n00:00.100 --> 00:00.900\n${marker(object, 'captions')}\n`
  return { bytes: new Uint8Array(await file.arrayBuffer()), type: 'video/mp4', captions }
}

/** Sends a call as a client without a browser; a file's name and description are marks. */
async function upload(
  { url }: World,
  { id, apiKey }: Person,
  call: string,
  fields: Record<string, string>,
  object: string,
  file?: File,
): Promise<{ recdata: Record<string, number> }> {
  // A post has its picture twice: all that holds for the first file holds for the others.
  const isTwice = call === 'add_post' && file !== undefined && file.captions === undefined
  const written = {
    user_id: String(id),
    api_key: apiKey,
    ...fields,
    ...(file && { alt: marker(object, 'alt') }),
    ...(isTwice && { alt_2: marker(object, 'alt') }),
  }
  const parts: Part[] = Object.entries(written).map(([name, value]) => ({ name, value }))
  if (file?.captions !== undefined)
    parts.push({ name: 'captions', value: file.captions, filename: 'captions.vtt', type: 'text/vtt' })
  if (file) {
    const sent = { value: file.bytes, filename: marker(object, 'file name'), type: file.type }
    parts.push({ name: 'file', ...sent })
    if (isTwice) parts.push({ name: 'file', ...sent })
  }
  const answer = await sendRaw(url, {
    method: 'POST',
    path: `/api/users/${call}`,
    headers: multipartType(),
    body: multipartBody(parts),
  })
  assert.equal(answer.status, 200, `${call} for ${object}: ${answer.text}`)
  return JSON.parse(answer.text) as { recdata: Record<string, number> }
}
