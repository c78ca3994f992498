/**
 * An audience never widens: whatever is edited, in any order, nobody sees a text that was written for a
 * narrower audience.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isLong } from '../long.ts'
import { makeWorld, type Person, type World } from '../world.ts'

const people = 4
const kinds = ['post', 'edit', 'remark', 'edit', 'comment', 'comment', 'reply', 'reply', 'friends'] as const
const deed = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.nat(people - 1),
  which: fc.nat(100),
  isPrivate: fc.boolean(),
})
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never

/** A written text, with the members whose friends alone may see it. */
interface Text {
  readonly by: number
  readonly bounds: ReadonlySet<number>
}

interface Post {
  readonly id: number
  readonly author: number
  readonly original: Post | undefined
  isPrivate: boolean
  /** The original was private when this was written or changed. */
  showsPrivate: boolean
}

/** Counts across all stories, since members of a later story see posts of an earlier one. */
let marks = 0

class Story {
  readonly texts = new Map<string, Text>()
  readonly posts: Post[] = []
  readonly comments: Array<{ id: number; on: Post; bounds: ReadonlySet<number> }> = []
  readonly friends = new Set<string>()
  readonly #here: World
  readonly #people: readonly Person[]

  constructor(here: World, members: readonly Person[]) {
    this.#here = here
    this.#people = members
  }

  async perform({ kind, who, which, isPrivate }: Deed): Promise<void> {
    const { as } = this.#here
    const member = this.#people[who]
    const other = this.#people[(who + 1 + (which % (people - 1))) % people]
    const post = this.posts.at(-1 - (which % Math.max(1, Math.min(4, this.posts.length))))
    const comment = this.comments.at(-1 - (which % Math.max(1, Math.min(4, this.comments.length))))
    assert(member && other)
    const post_type = isPrivate ? 'private' : 'public'
    // Without a post to act on, add one.
    if (kind === 'post' || !post) {
      const [text, message] = this.#text()
      const { body } = await as(member).send('add_post', { message, post_type })
      const made = this.#addPost(body, { author: member.id, original: undefined, isPrivate })
      if (made) text({ by: member.id, bounds: boundsOf(made) })
    } else if (kind === 'remark') {
      const [text, repost_comment] = this.#text()
      const original = post.original ?? post
      const { body } = await as(member).send('repost', { post_id: post.id, repost_comment })
      const made = this.#addPost(body, { author: member.id, original, isPrivate: original.isPrivate })
      if (made) text({ by: member.id, bounds: boundsOf(made) })
    } else if (kind === 'edit') {
      const [text, message] = this.#text()
      const author = this.#people.find(({ id }) => id === post.author)
      const { status } = await as(author).send('edit_post', { post_id: post.id, message, post_type })
      if (status !== 200) return
      post.isPrivate = isPrivate || post.original?.isPrivate === true
      post.showsPrivate ||= post.original?.isPrivate === true
      text({ by: post.author, bounds: boundsOf(post) })
    } else if (kind === 'comment') {
      const [text, message] = this.#text()
      const { body } = await as(member).send('post_comment', { post_id: post.id, comment: message })
      const id = idIn(body, 'post_comment_id')
      if (id === undefined) return
      const bounds = boundsOf(post)
      this.comments.push({ id, on: post, bounds })
      text({ by: member.id, bounds })
    } else if (kind === 'reply' && comment) {
      const [text, reply] = this.#text()
      const { body } = await as(member).send('post_comment_reply', { post_comment_id: comment.id, reply })
      if (idIn(body, 'post_comment_reply_id') === undefined) return
      text({ by: member.id, bounds: new Set([...comment.bounds, ...boundsOf(comment.on)]) })
    } else if (kind === 'friends') await this.#toggleFriends(member, other)
  }

  async #toggleFriends(one: Person, other: Person): Promise<void> {
    const { as, befriend } = this.#here
    const key = pairOf(one.id, other.id)
    if (this.friends.delete(key)) await as(one).call('unfollow', { following_id: other.id })
    else {
      // One of them may still follow the other, whichever of them ended the friendship.
      await as(one).send('unfollow', { following_id: other.id })
      await as(other).send('unfollow', { following_id: one.id })
      await befriend(one, other)
      this.friends.add(key)
    }
  }

  /** Makes a unique text, and a function that records it once it is written. */
  #text(): [take: (text: Text) => void, text: string] {
    const text = `mark${++marks}x`
    return [(written) => void this.texts.set(text, written), text]
  }

  #addPost(body: object, post: Pick<Post, 'author' | 'original' | 'isPrivate'>): Post | undefined {
    const id = idIn(body, 'post_id')
    if (id === undefined) return undefined
    const made = { ...post, id, showsPrivate: post.original?.isPrivate === true }
    this.posts.push(made)
    return made
  }

  /** Returns all answers that the viewer gets anywhere. */
  async askEverything(viewer: Person): Promise<string> {
    const { as } = this.#here
    const asked: Array<[call: string, input: object]> = [
      ['timeline', { limit: 50 }],
      ['timeline', { limit: 50, feed: 'following' }],
      ...this.#people.map(({ id }): [string, object] => ['user_timeline', { view_user_id: id, limit: 50 }]),
      ...this.posts.flatMap(({ id: post_id }): Array<[string, object]> => [
        ['post_detail', { post_id }],
        ['post_versions', { post_id }],
        ['comment_list', { object_id: post_id, limit: 50 }],
      ]),
      ...this.comments.map(({ id }): [string, object] => [
        'comment_reply_list',
        { comment_id: id, limit: 50 },
      ]),
    ]
    const answers = []
    for (const [call, input] of asked) answers.push(JSON.stringify((await as(viewer).send(call, input)).body))
    return answers.join('\n')
  }

  async assertNarrow(): Promise<number> {
    let seen = 0
    for (const viewer of this.#people) {
      const told = new Set((await this.askEverything(viewer)).match(/mark\d+x/g))
      for (const [text, { by, bounds }] of this.texts) {
        if (!told.has(text)) continue
        seen++
        const isWithin = [...bounds].every(
          (of) => of === viewer.id || this.friends.has(pairOf(of, viewer.id)),
        )
        assert(by === viewer.id || isWithin, `${viewer.name} sees ${text}`)
      }
    }
    return seen
  }
}

const pairOf = (one: number, other: number) => [one, other].toSorted((a, b) => a - b).join()

/** Returns the members whose friends alone see texts on the post in its current state. */
function boundsOf({ author, original, isPrivate, showsPrivate }: Post): Set<number> {
  const bounds = new Set<number>()
  if (isPrivate) bounds.add(author)
  if (original && (original.isPrivate || showsPrivate)) bounds.add(original.author)
  return bounds
}

function idIn(body: object, name: string): number | undefined {
  const made = 'recdata' in body ? (body.recdata as Record<string, number>) : {}
  return made[name]
}

test('nobody ever sees what was written for a narrower circle than theirs', async () => {
  const here = await makeWorld({ env: { RATE_LIMIT_FACTOR: '1000' } })
  let seen = 0
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 15, maxLength: 30 }), async (deeds) => {
      const members: Person[] = []
      for (let i = 0; i < people; i++) members.push(await here.person(`Person ${i}`))
      const story = new Story(here, members)
      const [first, second] = members
      assert(first && second)
      await story.perform({ kind: 'friends', who: 0, which: 0, isPrivate: false })
      for (const each of deeds) await story.perform(each)
      seen += await story.assertNarrow()
    }),
    { numRuns: isLong ? 200 : 4, endOnFailure: true },
  )
  assert(seen > 50, `${seen} were seen at all`)
})

test('a remark that was changed while its original was for friends stays among those', async () => {
  const { as, person, befriend } = await makeWorld()
  const [ada, bob, cyd] = [await person('Ada'), await person('Bob'), await person('Cyd')]
  await befriend(ada, bob)
  const post = await as(ada).call('add_post', { message: 'a plan' })
  const { post_id } = post.recdata
  const reminded = await as(bob).call('repost', { post_id, repost_comment: 'a fine plan' })
  const { post_id: remark } = reminded.recdata
  await as(ada).call('edit_post', { post_id, message: 'a plan for friends', post_type: 'private' })
  await as(bob).call('edit_post', { post_id: remark, message: 'who else knows?', post_type: 'public' })
  await as(ada).call('edit_post', { post_id, message: 'a plan', post_type: 'public' })
  await as(cyd).isRefused('post_detail', { post_id: remark }, 'post_not_found')
  await as(ada).call('post_detail', { post_id: remark })
})

test('what friends said of a post stays among them when it is opened, and counts say no more', async () => {
  const here = await makeWorld()
  const { as, befriend } = here
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  await befriend(ada, bob)
  const { post_id } = (await as(ada).call('add_post', { message: 'among us', post_type: 'private' })).recdata
  const { post_comment_id } = (await as(bob).call('post_comment', { post_id, comment: 'a secret' })).recdata
  await as(ada).call('post_comment_reply', { post_comment_id, reply: 'another' })
  await as(ada).call('edit_post', { post_id, message: 'for all', post_type: 'public' })
  const open = (await as(bob).call('post_comment', { post_id, comment: 'hello' })).recdata.post_comment_id
  await as(ada).call('post_comment_reply', { post_comment_id: open, reply: 'hello yourself' })

  const seenBy = async (who: Person) => {
    const [post] = (await as(who).call('timeline', {})).recdata
    const { recdata } = await as(who).call('comment_list', { object_id: post_id })
    return [
      post?.comments_count,
      post?.comments.map(({ comment }) => comment),
      recdata.map(({ comment }) => comment),
    ]
  }
  assert.deepEqual(await seenBy(eve), [1, ['hello'], ['hello']])
  for (const who of [ada, bob])
    assert.deepEqual(await seenBy(who), [2, ['a secret', 'hello'], ['hello', 'a secret']])
  await as(eve).isRefused('post_comment_reply', { post_comment_id, reply: 'me too' }, 'comment_not_found')
  // A new friend belongs to the audience.
  await befriend(ada, eve)
  assert.deepEqual(await seenBy(eve), [2, ['a secret', 'hello'], ['hello', 'a secret']])
})
