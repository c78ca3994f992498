/** Writes payloads into every text field, as a client that is no browser would. */
import { onePixel } from '../support/pictures.ts'
import { type Member, password } from '../support/world.ts'
import { fillAbout } from './fill-about.ts'
import { type FilledGroup, fillGroup } from './fill-groups.ts'
import { fillMoney, type MoneySeen } from './fill-money.ts'
import { idsIn, pack, textOf } from './packs.ts'
import type { Payload } from './payloads.ts'

type Call = (member: Member, name: string, input: object) => Promise<Record<string, unknown>>

/** What was written, and the payloads that must be seen. */
export interface Filled {
  readonly author: Member
  readonly viewer: Member
  /** A post with a picture, comments and replies. */
  readonly pictured: number
  /** A post with tags. */
  readonly tagged: number
  /** A post with many earlier versions. */
  readonly edited: number
  readonly tags: readonly string[]
  readonly group: number
  /** Payloads in About, by the tab that shows them. */
  readonly about: ReadonlyMap<string, ReadonlySet<number>>
  /** Payloads by where they are shown. */
  readonly seen: Readonly<
    Record<'feed' | 'posts' | 'saved' | 'versions' | 'labels' | 'mutes' | 'reports', Set<number>> &
      MoneySeen &
      FilledGroup['seen']
  >
}

const readable = (payloads: readonly Payload[]) =>
  new Set(payloads.flatMap(({ id, text }) => (idsIn(text).includes(id) ? [id] : [])))

/** Returns as much of a payload as a tag may have and keeps. */
const tagOf = ({ text }: Payload) => text.replaceAll(/[\s,#_＃\p{Cc}\p{Cf}]/gu, '').slice(0, 50)

const tagsOfPost = 5
const mostMutes = 200
/** The most letters of all muted words together. */
const mutedLetters = 2000

interface Filling {
  readonly url: string
  readonly call: Call
  readonly member: (name: string) => Promise<Member>
  readonly mailedLink: (address: string, subject: string) => Promise<string>
}

export async function fill(
  { url, call, member, mailedLink }: Filling,
  payloads: readonly Payload[],
): Promise<Filled> {
  const [author, reminder, viewer] = [await member('Ada'), await member('Bob'), await member('Mo')]
  for (const each of [author, viewer]) await call(each, 'update_session_setting', { several_devices: 1 })
  const upload = await uploader(url, author)
  const idOf = (answer: Record<string, unknown>, name = 'post_id') =>
    (answer['recdata'] as Record<string, number>)[name] ?? 0
  const seen = { saved: new Set<number>(), labels: new Set<number>() }

  const edited = idOf(await call(author, 'add_post', { message: 'The first words' }))
  const versions = pack(payloads, 4900)
  for (const each of versions) await call(author, 'edit_post', { post_id: edited, message: textOf(each) })
  await call(author, 'edit_post', { post_id: edited, message: 'The last words' })

  const tags = payloads.map(tagOf)
  const posts: number[] = []
  for (let at = 0; at < payloads.length; at += tagsOfPost) {
    const some = payloads.slice(at, at + tagsOfPost)
    const hashtag = tags.slice(at, at + tagsOfPost).join()
    posts.push(idOf(await call(author, 'add_post', { message: textOf(some), hashtag })))
    if (posts.length > 10) continue
    await call(viewer, 'post_save', { post_id: posts.at(-1) })
    for (const id of readable(some)) seen.saved.add(id)
  }
  const comments = pack(payloads, 1450)
  for (const [index, each] of comments.entries()) {
    const post_id = posts[index % posts.length] ?? 0
    const said = await call(reminder, 'post_comment', { post_id, comment: textOf(each) })
    const post_comment_id = idOf(said, 'post_comment_id')
    await call(author, 'post_comment_reply', { post_comment_id, reply: textOf(each) })
  }
  for (const [index, each] of pack(payloads, 4900).entries())
    await call(reminder, 'repost', { post_id: posts[index], repost_comment: textOf(each) })
  // Pictures come last, so that nothing else waits until they are processed.
  const pictured: number[] = []
  for (const each of pack(payloads, 1450)) pictured.push(await upload({ message: 'Look', alt: textOf(each) }))

  for (const each of pack(payloads, 99)) {
    const lable = textOf(each).replaceAll('\n', ' ').slice(0, 99)
    await call(viewer, 'add_hashtag', { lable, hashtag: tagOf(each[0] ?? { id: 0, sink: 'html', text: '' }) })
    for (const id of idsIn(lable)) seen.labels.add(id)
  }
  const muted = muteWords(payloads)
  for (const mute of muted) await call(author, 'add_mute', mute)
  const reported = pack(payloads, 990)
  for (const [index, each] of reported.entries())
    await call(viewer, 'add_report', {
      report_type: 'post',
      report_id: posts[index % posts.length],
      reason: 'other',
      description: textOf(each),
    })
  for (const each of [author, reminder]) {
    // Names with invisible characters are refused.
    const isName = ({ text }: Payload) => text.length < 80 && !/[\p{Cc}\p{Cf}]/u.test(text)
    const display_name = payloads.find(isName)?.text
    await call(each, 'update_display_name', { display_name })
    await call(each, 'follow', { following_id: viewer.id })
  }
  const about = await fillAbout(call, author, payloads)
  const link = new URL(await mailedLink(author.email, 'Verify your email address'))
  const email_auth_code = new URLSearchParams(link.hash.split('?')[1]).get('code')
  await call(author, 'verify_email', { email_auth_code })
  const money = await fillMoney(call, author, viewer, payloads)
  const { group, seen: ofGroup } = await fillGroup(call, author, viewer, payloads)
  const all = readable(payloads)
  return {
    author,
    viewer,
    pictured: pictured.at(-1) ?? 0,
    tagged: posts[0] ?? 0,
    edited,
    group,
    about,
    tags: tags.filter((tag) => /[\p{L}\p{N}]/u.test(tag)),
    seen: {
      ...seen,
      ...money,
      ...ofGroup,
      feed: all,
      posts: all,
      versions: all,
      mutes: new Set(muted.flatMap(({ word }) => idsIn(word))),
      reports: all,
    },
  }
}

/** Returns mutes: words up to their limit, the rest as tags. */
function muteWords(payloads: readonly Payload[]): Array<{ mute_type: 'word' | 'tag'; word: string }> {
  let letters = 0
  return payloads.slice(0, mostMutes).map((payload) => {
    const word = payload.text.replaceAll(/\s+/g, ' ').trim().slice(0, 100)
    letters += word.length
    return letters < mutedLetters ? { mute_type: 'word', word } : { mute_type: 'tag', word: tagOf(payload) }
  })
}

/** Returns a function that posts the smallest picture as a member and returns the id of the post. */
async function uploader(url: string, { email, id }: Member) {
  const send = async (name: string, body: RequestInit) => {
    const answer = await fetch(`${url}/api/users/${name}`, { method: 'POST', ...body })
    const said = (await answer.json()) as { user_data?: { api_key: string }; recdata?: { post_id: number } }
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(said)}`)
    return said
  }
  const headers = { 'content-type': 'application/json' }
  const login = await send('login', { headers, body: JSON.stringify({ email, password }) })
  const credentials = { user_id: String(id), api_key: login.user_data?.api_key ?? '' }
  return async (fields: Record<string, string>): Promise<number> => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...credentials, ...fields })) form.append(name, value)
    form.append('file', new Blob([onePixel], { type: 'image/png' }), 'x.png')
    const { recdata } = await send('add_post', { body: form })
    return recdata?.post_id ?? 0
  }
}
