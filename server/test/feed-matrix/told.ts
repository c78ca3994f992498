/**
 * What viewers receive apart from the answers of calls: the bytes of files, events, and hints over the
 * socket.
 */
import assert from 'node:assert/strict'
import { openPage, type Page } from '../page.ts'
import { nobodies, type Received } from './ask.ts'
import type { Told } from './cells.ts'
import { type Viewer, viewers } from './people.ts'
import type { Scene } from './scene.ts'

/**
 * Returns the addresses of all stored files, without signatures. Read from the rows, since no viewer gets all
 * of them.
 */
async function listAddresses({
  here,
  posts,
  comments,
}: Scene): Promise<Array<[object: string, urls: string[]]>> {
  const { rows } = await here.platform.database.pool.query<{
    post: number | null
    comment: number | null
    key: string
    kind: string
    widths: number[]
    heights: number[]
    captions: boolean
  }>(`select p.id as post, c.id as comment, m.key, m.kind, m.widths, m.heights, m.captions from media m
    left join post_files pf on pf.media_id = m.id left join posts p on p.media_id = m.id or p.id = pf.post_id left join comments c on c.media_id = m.id
    where p.id is not null or c.id is not null`)
  const names = new Map([...posts].map(([name, id]) => [`post ${id}`, name]))
  for (const [name, id] of comments) names.set(`comment ${id}`, name)
  return rows.map(({ post, comment, key, widths, heights, captions }) => [
    names.get(post === null ? `comment ${comment}` : `post ${post}`) ?? assert.fail('a file of nothing'),
    [
      ...widths.map((width) => `${width}.webp`),
      ...heights.map((height) => `${height}p.mp4`),
      ...(captions ? ['captions.vtt'] : []),
      'original',
    ].map((file) => `/media/${key}/${file}`),
  ])
}

/** Requests every file with each viewer's cookie, and without one for visitors and bad keys. */
export async function askForFiles(
  scene: Scene,
  received: Received,
  askers: readonly Viewer[] = viewers,
): Promise<Told['served']> {
  const addresses = await listAddresses(scene)
  const served = new Set<string>()
  for (const who of [...askers, ...nobodies]) {
    const isNobody = who === 'visitor' || who === 'bad key'
    const cookie = isNobody ? undefined : scene.cookies[who]
    for (const [object, urls] of addresses)
      for (const url of urls) {
        const answer = await fetch(scene.here.url + url, cookie ? { headers: { cookie } } : {})
        const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1')
        received.keep(who, 'bytes', JSON.stringify([...answer.headers]) + bytes)
        if (answer.ok) served.add(`${object} | ${who}`)
        else assert.equal(answer.status, 404)
      }
  }
  return (viewer, object) => served.has(`${object} | ${viewer}`)
}

export function mentionsIn({ here, people }: Scene): Told['mentioned'] {
  const told = new Set(
    here.events('member.mentioned').map(({ member, object, comment }) => `${member} ${object} ${comment}`),
  )
  return (viewer, post, comment) => told.has(`${people[viewer].id} ${post} ${comment}`)
}

/** Changes every post while each viewer listens to every topic. */
export async function listen(scene: Scene, received: Received): Promise<Told['heard']> {
  const { here, people, posts } = scene
  const ids = [...posts.values()]
  const own = ['graph', 'account', 'waiting', 'saved', 'mutes', 'tags', 'reports'].map(
    (kind) => `${kind}:${people.author.id}`,
  )
  const topics = ['feed', ...own, ...ids.flatMap((id) => [`post:${id}`, `comments:${id}`])]
  const pages = new Map<Viewer, Page>()
  for (const viewer of viewers) pages.set(viewer, await openPage(here, people[viewer], topics))
  // Drops frames from before the changes.
  for (const page of pages.values()) page.frames.length = 0

  for (const id of ids)
    for (const who of [people.author, people.reminder]) {
      await here.as(who).send('post_like', { post_id: id })
      await here.as(who).send('post_comment', { post_id: id, comment: 'Heard?' })
      await here.as(who).send('post_save', { post_id: id })
    }
  // Every page gets this last hint, so it has received all earlier ones.
  await here.as(people.reminder).call('add_post', { message: 'to everybody' })
  const heard = new Set<string>()
  for (const [viewer, page] of pages) {
    await page.hearHint('feed')
    page.leave()
    received.keep(viewer, 'socket', JSON.stringify(page.frames))
    for (const { hints } of page.frames)
      for (const topic of Array.isArray(hints) ? (hints as string[]) : []) {
        assert(viewer === 'author' || !own.includes(topic), `${viewer} heard ${topic}`)
        heard.add(`${viewer} ${topic}`)
      }
  }
  return (viewer, topic) => heard.has(`${viewer} ${topic}`)
}
