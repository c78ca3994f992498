/**
 * Objects that a searcher may not see change nothing in their results: no count, no order, no tag, no
 * position. Each viewer searches for the same before and after a member writes something, and finds either
 * the same bytes or the new object.
 */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { resultsIn } from '@commons/contract/people/search.ts'
import { png } from '../files/pictures.ts'
import { isLong } from '../long.ts'
import { addJob } from '../scenes/freelance-scene.ts'
import { putReel } from '../scenes/reels-scene.ts'
import { makeChannel, putVideo } from '../scenes/videos-scene.ts'
import { makeWorld, type Person, type World } from '../world.ts'

const viewers = ['friend', 'stranger', 'blocked', 'blocking', 'minor', 'muter'] as const
type Viewer = (typeof viewers)[number]

const searches = [
  'marmot',
  'marmto',
  'from:author',
  'has:image',
  '#burrow',
  '',
  ...(isLong
    ? [
        'marmots asleep',
        'mar',
        'from:author marmot',
        'from:marmot',
        'marmot has:image',
        'marmot before:2100-01-01',
        'before:2100-01-01',
        'burow',
      ]
    : []),
]

describe('what one may not see is not in what one finds', () => {
  let here: World
  let author: Person
  let others: Person
  const people = {} as Record<Viewer, Person>

  before(async () => {
    here = await makeWorld()
    author = await here.person('Author')
    others = await here.person('Marmot Fan')
    for (const viewer of viewers) people[viewer] = await here.person(viewer)
    for (const viewer of ['friend', 'minor', 'muter'] as const) await here.befriend(author, people[viewer])
    await here.block(author, people.blocked)
    await here.block(people.blocking, author)
    const seventeen = new Date().getUTCFullYear() - 17
    await here.as(people.minor).call('update_dob', { dob: `${seventeen}-12-31` })
    await here.as(people.muter).call('add_mute', { mute_type: 'word', word: 'thunderstorm' })
    // Some pages are full and some aren't.
    for (let i = 0; i < 12; i++)
      await here.as(others).call('add_post', { message: `A marmot, number ${i}`, hashtag: 'burrows' })
    await here.as(others).call('add_post', { message: 'marmots asleep' })
  })

  const everything = async (viewer: Viewer) => {
    const answers: Record<string, unknown> = {}
    for (const search of searches) {
      const answer = await here.as(people[viewer]).call('all_search', { search })
      // Ages aren't compared here.
      answers[search] = resultsIn(answer).map((found) => ({ ...found, duration: '' }))
    }
    return answers
  }

  const deeds: Array<[what: string, deed: () => Promise<number>, seenBy: readonly Viewer[]]> = [
    [
      'a private post',
      async () => (await write({ post_type: 'private', hashtag: 'burrow' })).post_id,
      ['friend', 'minor', 'muter'],
    ],
    [
      'one that is not safe for work',
      async () => (await write({ nsfw: 'Other' })).post_id,
      ['friend', 'stranger', 'muter'],
    ],
    [
      'one with a muted word',
      async () => (await write({ message: 'marmots asleep in a thunderstorm' })).post_id,
      ['friend', 'stranger', 'minor'],
    ],
    ['a public one', async () => (await write({})).post_id, ['friend', 'stranger', 'minor', 'muter']],
    [
      'one that is deleted again',
      async () => {
        const { post_id } = await write({})
        await here.as(author).call('post_delete', { post_id })
        return post_id
      },
      [],
    ],
    [
      'one whose file is not ready',
      async () =>
        (await here.as(author).call('add_post', { message: 'marmots asleep' }, { file: await png() })).recdata
          .post_id,
      [],
    ],
    [
      'one that said so before it was edited',
      async () => {
        const { post_id } = await write({ post_type: 'private' })
        await here.as(author).call('edit_post', { post_id, message: 'nothing', post_type: 'private' })
        return post_id
      },
      ['friend', 'minor', 'muter'],
    ],
    [
      'one that is closed after it was open',
      async () => {
        const { post_id } = await write({ hashtag: 'burrow' })
        await here.as(author).call('edit_post', { post_id, message: 'marmots asleep', post_type: 'private' })
        return post_id
      },
      ['friend', 'minor', 'muter'],
    ],
  ]

  const film = (written: Parameters<typeof putReel>[2]) =>
    putReel(here, author, { message: 'marmots asleep', ...written })
  deeds.push(
    [
      'a private reel',
      () => film({ post_type: 'private', hashtags: ['burrow'] }),
      ['friend', 'minor', 'muter'],
    ],
    ['a reel that is not safe for work', () => film({ nsfw: 'Other' }), ['friend', 'stranger', 'muter']],
    [
      'a reel with a muted word',
      () => film({ message: 'marmots asleep in a thunderstorm' }),
      ['friend', 'stranger', 'minor'],
    ],
    ['a public reel', () => film({}), ['friend', 'stranger', 'minor', 'muter']],
    [
      'a reel that is deleted again',
      async () => {
        const reel_id = await film({})
        await here.as(author).call('delete_reel', { reel_id })
        return reel_id
      },
      [],
    ],
  )

  const show = async (put: Parameters<typeof putVideo>[2]) =>
    putVideo(here, await channelOfAuthor(), { title: 'marmots asleep', ...put })
  let channel: ReturnType<typeof makeChannel> | undefined
  const channelOfAuthor = () => (channel ??= makeChannel(here, author, 'Nothing'))
  deeds.push(
    ['a private video', () => show({ visibility: 'private' }), []],
    ['an unlisted video', () => show({ visibility: 'unlisted' }), []],
    [
      'a scheduled video',
      async () => {
        const publish_at = new Date(Date.now() + 86_400_000).toISOString()
        const video_id = await show({ visibility: 'private' })
        await here.as(author).call('update_video', { video_id, visibility: 'Scheduled', publish_at })
        return video_id
      },
      [],
    ],
    ['a video that is not safe for work', () => show({ nsfw: 'Other' }), ['friend', 'stranger', 'muter']],
    [
      'a video with a muted word',
      () => show({ title: 'marmots asleep in a thunderstorm' }),
      ['friend', 'stranger', 'minor'],
    ],
    ['a public video', () => show({}), ['friend', 'stranger', 'minor', 'muter']],
    [
      'a video that is deleted again',
      async () => {
        const video_id = await show({})
        await here.as(author).call('delete_video', { video_id })
        return video_id
      },
      [],
    ],
  )

  const everybody = ['friend', 'stranger', 'minor', 'muter'] as const
  const post = async (input: object) => (await addJob(here, author, { title: 'marmots asleep', ...input })).id
  const say = async (professional_headline: string) => {
    await here.as(author).call('update_freelancer_profile', { professional_headline })
    return author.id
  }
  deeds.push(
    ['a draft of a job', () => post({ status: 'draft' }), []],
    [
      'a job with a muted word',
      () => post({ description: 'In a thunderstorm' }),
      ['friend', 'stranger', 'minor'],
    ],
    ['a job', () => post({}), everybody],
    [
      'a job that is closed again',
      async () => {
        const project_id = await post({})
        await here.as(author).call('close_project', { project_id })
        return project_id
      },
      [],
    ],
    [
      'a freelancer with a muted word',
      () => say('marmots asleep in a thunderstorm'),
      ['friend', 'stranger', 'minor'],
    ],
    ['a freelancer', () => say('marmots asleep'), everybody],
  )

  const write = async (more: { message?: string; post_type?: 'private'; nsfw?: string; hashtag?: string }) =>
    (await here.as(author).call('add_post', { message: 'marmots asleep', ...more })).recdata

  /** Each viewer's latest results, to compare with those after the next deed. */
  const latest: Partial<Record<Viewer, Record<string, unknown>>> = {}

  for (const [what, deed, seenBy] of deeds) {
    test(what, async () => {
      const earlier = {} as Record<Viewer, unknown>
      for (const viewer of viewers) earlier[viewer] = latest[viewer] ?? (await everything(viewer))
      const post = await deed()
      for (const viewer of viewers) {
        const now = (latest[viewer] = await everything(viewer))
        if (!seenBy.includes(viewer)) assert.deepEqual(now, earlier[viewer], viewer)
        else {
          const found = Object.values(now).flat() as Array<{ kind: string; id: number }>
          assert(
            found.some(
              ({ kind, id }) => ['post', 'reel', 'video', 'job', 'freelancer'].includes(kind) && id === post,
            ),
            viewer,
          )
        }
      }
    })
  }
})
