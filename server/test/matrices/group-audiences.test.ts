/**
 * An audience never widens in groups either: whoever joins, leaves, opens or closes a group, in any order,
 * each member sees exactly what a model without SQL predicts.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { makeGroup } from '../scenes/groups-scene.ts'
import { isLong } from '../long.ts'
import { tomorrow } from '../scenes/surveys-scene.ts'
import { makeWorld, type Person, type Voice, type World } from '../world.ts'

const kinds = [
  'post',
  'post',
  'edit',
  'edit',
  'comment',
  'comment',
  'remind',
  'survey',
  'survey comment',
  'chat',
  'join',
  'leave',
  'ban',
  'unban',
  'type',
  'type',
  'type',
] as const
const deed = fc.record({ kind: fc.constantFrom(...kinds), who: fc.nat(3), which: fc.nat(100) })
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never

interface Said {
  text: string
  readonly by: number
  /**
   * Of what is for members because the group was closed: how often it had been opened. Members who joined
   * after it was opened again don't see it.
   */
  closedAfter: number | undefined
}
interface Post extends Said {
  readonly id: number
  /** The original in the open group; this reminder is on its author's own page. */
  readonly shows?: Post
  readonly inGroup: boolean
  readonly comments: Said[]
}
interface Survey extends Said {
  readonly id: number
  readonly comments: Said[]
}

class Story {
  readonly posts: Post[] = []
  readonly surveys: Survey[] = []
  /** All messages of the chat, in order. */
  readonly chat: Said[] = []
  /** Messages that were there when the group was last opened. */
  #saidBefore = 0
  /** Members, with how often the group had been opened when they joined, and the messages before that. */
  readonly members = new Map<number, { openings: number; saidBefore: number }>()
  readonly banned = new Set<number>()
  isClosed = false
  openings = 0
  #texts = 0
  readonly #here: World
  readonly #people: readonly Person[]
  readonly #group: number

  constructor(here: World, people: readonly Person[], group: number) {
    this.#here = here
    this.#people = people
    this.#group = group
    this.#enter(people[0]?.id ?? 0)
  }

  #enter(id: number): void {
    if (!this.members.has(id)) this.members.set(id, { openings: this.openings, saidBefore: this.#saidBefore })
  }

  async perform({ kind, who, which }: Deed): Promise<void> {
    const member = this.#people[who]
    const owner = this.#people[0]
    const post = this.posts.at(-1 - (which % Math.max(1, Math.min(4, this.posts.length))))
    assert(member && owner)
    const { id } = member
    const group_id = this.#group
    const send = (name: string, input: object, by = member) => this.#here.as(by).send(name, input)
    const text = `text ${++this.#texts} of ${group_id}.`
    const closedAfter = this.isClosed ? this.openings : undefined
    const survey = this.surveys.at(-1 - (which % Math.max(1, Math.min(3, this.surveys.length))))
    if (kind === 'post') {
      const { status, body } = await send('add_post', { message: text, group_id })
      if (status === 200) this.#add(body, { text, by: id, closedAfter, inGroup: true })
    } else if (kind === 'edit' && post) {
      const author = this.#people.find((each) => each.id === post.by)
      const { status } = await send('edit_post', { post_id: post.id, message: text }, author)
      if (status === 200) {
        post.text = text
        if (post.inGroup) post.closedAfter ??= closedAfter
      }
    } else if (kind === 'comment' && post) {
      const { status } = await send('post_comment', { post_id: post.id, comment: text })
      const closed = (each: Post) => each.inGroup && (each.closedAfter !== undefined || this.isClosed)
      if (status === 200)
        post.comments.push({
          text,
          by: id,
          closedAfter: closed(post) || (post.shows && closed(post.shows)) ? this.openings : undefined,
        })
    } else if (kind === 'remind' && post) {
      const { status, body } = await send('repost', { post_id: post.id, repost_comment: text })
      const shows = post.shows ?? post
      if (status === 200)
        this.#add(body, {
          text,
          by: id,
          closedAfter: shows.closedAfter,
          inGroup: shows.closedAfter !== undefined,
          shows,
        })
    } else if (kind === 'survey') {
      const options = ['yes', 'no']
      const asked = { title: text, options, closing_date: tomorrow(), audience: 'group', group_id }
      const { status, body } = await send('create_voting', asked)
      if (status === 200)
        this.surveys.push({ id: (body['recdata'] as Survey).id, text, by: id, closedAfter, comments: [] })
    } else if (kind === 'survey comment' && survey) {
      const { status } = await send('add_comment', { object_id: survey.id, comment: text })
      if (status === 200) survey.comments.push({ text, by: id, closedAfter })
    } else if (kind === 'chat') {
      const { status } = await send('group_chat', { group_id, message: text })
      if (status === 200) this.chat.push({ text, by: id, closedAfter })
    } else if (kind === 'type') {
      await send('group_type_update', { group_id, type: which % 2 }, owner)
      if (this.isClosed && which % 2 === 0) {
        this.openings++
        this.#saidBefore = this.chat.length
      }
      this.isClosed = which % 2 === 1
    } else if (kind === 'join' && !this.banned.has(id)) {
      await send('join_group', { group_id })
      await send('group_member_add', { group_id, add_user_id: id }, owner)
      this.#enter(id)
    } else if (kind === 'leave' && member !== owner) {
      await send('leave_group', { group_id })
      this.members.delete(id)
    } else if (kind === 'ban' && member !== owner) {
      await send('group_ban', { group_id, member_user_id: id }, owner)
      this.members.delete(id)
      this.banned.add(id)
    } else if (kind === 'unban' && this.banned.has(id)) {
      await send('group_unban', { group_id, member_user_id: id }, owner)
      this.banned.delete(id)
    }
  }

  #add(body: Record<string, unknown>, post: Omit<Post, 'id' | 'comments'>): void {
    const { post_id } = body['recdata'] as { post_id: number }
    this.posts.push({ ...post, id: post_id, comments: [] })
  }

  /** Whether they are a member, and were when what was written there was for the members of then. */
  #isWithin(viewer: number, { closedAfter }: Said): boolean {
    const member = this.members.get(viewer)
    return member !== undefined && member.openings <= (closedAfter ?? Infinity)
  }

  #seesOne(viewer: number, post: Post): boolean {
    if (post.by === viewer || !post.inGroup || this.#isWithin(viewer, post)) return true
    return post.closedAfter === undefined && !(this.isClosed || this.banned.has(viewer))
  }

  sees(viewer: number, post: Post): boolean {
    // A member's own reminder stays, with or without its original.
    return (
      this.#seesOne(viewer, post) && (!post.shows || post.by === viewer || this.#seesOne(viewer, post.shows))
    )
  }

  async check(): Promise<void> {
    for (const { id, name, apiKey } of this.#people)
      for (const post of this.posts) {
        const voice = this.#here.as({ id, name, apiKey, email: '', username: '' })
        const { status, body } = await voice.send('post_detail', { post_id: post.id })
        const isSeen = this.sees(id, post)
        assert.equal(status, isSeen ? 200 : 404, `${name} looks at ${post.text}`)
        const { recdata } = (await voice.send('comment_list', { object_id: post.id, limit: 50 })).body
        const shown = JSON.stringify([body['recdata'] ?? null, recdata ?? null])
        for (const comment of post.comments) {
          const isShown =
            isSeen && (comment.by === id || comment.closedAfter === undefined || this.#isWithin(id, comment))
          assert.equal(shown.includes(comment.text), isShown, `${name} looks for ${comment.text}`)
        }
        if (post.shows && isSeen)
          assert.equal(
            shown.includes(post.shows.text),
            this.#seesOne(id, post.shows),
            `${name} looks for what it shows`,
          )
      }
    for (const { id, name, apiKey } of this.#people) {
      const voice = this.#here.as({ id, name, apiKey, email: '', username: '' })
      await this.#checkSurveys(id, voice)
      const { body } = await voice.send('group_chat_history', { group_id: this.#group, limit: 50 })
      const shown = JSON.stringify(body)
      for (const [at, { text }] of this.chat.entries()) {
        const isShown = at >= (this.members.get(id)?.saidBefore ?? Infinity)
        assert.equal(shown.includes(text), isShown, `${name} looks for ${text} in the chat`)
      }
    }
  }

  async #checkSurveys(viewer: number, voice: Voice): Promise<void> {
    const listed = JSON.stringify((await voice.send('voting_list', { limit: 50 })).body)
    for (const survey of this.surveys) {
      const isSeen = survey.by === viewer || this.#isWithin(viewer, survey)
      const { status } = await voice.send('voting_detail', { voting_title_id: survey.id })
      assert.equal(status, isSeen ? 200 : 404, `${viewer} looks at the survey ${survey.text}`)
      assert.equal(listed.includes(survey.text), isSeen, `${viewer} looks for the survey ${survey.text}`)
      const { body } = await voice.send('comment_list', { object_id: survey.id, limit: 50 })
      const shown = survey.comments.filter(({ text }) => JSON.stringify(body).includes(text))
      const expected = survey.comments.filter(
        (comment) =>
          isSeen &&
          (comment.by === viewer || comment.closedAfter === undefined || this.#isWithin(viewer, comment)),
      )
      assert.deepEqual(shown, expected, `${viewer} reads comments on the survey ${survey.text}`)
    }
  }
}

test('whoever comes, goes, opens and closes: everybody sees what is for them', async () => {
  const here = await makeWorld()
  const people: Person[] = []
  for (const name of ['Owner', 'One', 'Two', 'Three']) people.push(await here.person(name))
  const [owner] = people
  assert(owner)
  let groups = 0
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 30 }), async (deeds) => {
      const { id } = await makeGroup(here, owner, { group_name: `Story ${++groups}` })
      const story = new Story(here, people, id)
      for (const each of deeds) await story.perform(each)
      await story.check()
    }),
    { numRuns: isLong ? 300 : 20 },
  )
})

test('a closed group that is opened publishes nothing of its past, wherever one looks', async () => {
  const here = await makeWorld()
  const { as } = here
  const [owner, early, late] = [
    await here.person('Owner'),
    await here.person('Early'),
    await here.person('Late'),
  ]
  const { id: group_id } = await makeGroup(here, owner, { group_name: 'Gardeners' })
  await as(early).call('join_group', { group_id })
  const open = (await as(owner).call('add_post', { message: 'For everybody', group_id })).recdata.post_id
  const type = (to: 0 | 1) => as(owner).call('group_type_update', { group_id, type: to })
  await type(1)
  const said = { message: 'sealed letter', group_id, hashtag: 'sealedtag' }
  const post_id = (await as(owner).call('add_post', said)).recdata.post_id
  await as(owner).call('repost', { post_id, repost_comment: 'sealed reminder' })
  await as(owner).call('post_comment', { post_id: open, comment: 'sealed comment' })
  await as(owner).call('group_chat', { group_id, message: 'sealed message' })
  const asked = { title: 'sealed question', options: ['yes', 'no'], closing_date: tomorrow() }
  const { id: voting_title_id } = (
    await as(owner).call('create_voting', { ...asked, audience: 'group', group_id })
  ).recdata
  await as(owner).call('group_pin', { group_id, post_id })
  await type(0)
  await as(late).call('join_group', { group_id })

  /** Returns how often any answer has something that was written while the group was closed. */
  const sealedFor = async (person: Person): Promise<number> => {
    const voice = as(person)
    const view = { view_user_id: owner.id }
    const asks: Array<[string, object]> = [
      ['group_timeline', { group_id }],
      ['group_hash_timeline', { group_id, hashtag: 'sealedtag' }],
      ['hashtag_timeline', { hashtag: 'sealedtag' }],
      ['user_timeline', view],
      ['timeline', {}],
      ['post_detail', { post_id }],
      ['post_versions', { post_id }],
      ['post_detail', { post_id: open }],
      ['comment_list', { object_id: open }],
      ['all_search', { search: 'sealed' }],
      ['group_chat_list', { group_id }],
      ['group_chat_history', { group_id }],
      ['group_chat_changes', { group_id, since: 0 }],
      ['voting_list', {}],
      ['voting_detail', { voting_title_id }],
      ['search_voting_titles', { title: 'sealed' }],
    ]
    let found = 0
    for (const [name, input] of asks) {
      const { status, body } = await voice.send(name, input)
      assert(status === 200 || status === 404, `${name}: ${JSON.stringify(body)}`)
      found += JSON.stringify(body).split('sealed ').length - 1
    }
    return found
  }
  const countOf = async (person: Person) =>
    (await as(person).call('post_detail', { post_id: open })).recdata.comments_count

  assert((await sealedFor(early)) > 20)
  assert.equal(await sealedFor(late), 0)
  assert.deepEqual([await countOf(early), await countOf(late)], [1, 0])
  assert.equal((await as(late).call('group_chat_history', { group_id })).unread_count, 0)

  // Leaving gives it up: who comes back is as late as anybody.
  await as(early).call('leave_group', { group_id })
  await as(early).call('join_group', { group_id })
  assert.equal(await sealedFor(early), 0)

  // What is written now, open or closed again, is for all three.
  await type(1)
  await as(owner).call('add_post', { message: 'sealed again', group_id })
  assert((await sealedFor(late)) > 0)
  assert.equal(await sealedFor(early), await sealedFor(late))
})
