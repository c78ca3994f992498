/**
 * An audience never widens in groups either: whoever joins, leaves, opens or closes a group, in any order,
 * each member sees exactly what a model without SQL predicts.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { makeGroup } from './groups-scene.ts'
import { isLong } from './long.ts'
import { makeWorld, type Person, type World } from './world.ts'

const kinds = [
  'post',
  'post',
  'edit',
  'edit',
  'comment',
  'comment',
  'remind',
  'join',
  'leave',
  'ban',
  'unban',
  'type',
  'type',
] as const
const deed = fc.record({ kind: fc.constantFrom(...kinds), who: fc.nat(3), which: fc.nat(100) })
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never

interface Said {
  text: string
  readonly by: number
  /** Posted while the group was closed: for its members. */
  isForMembers: boolean
}
interface Post extends Said {
  readonly id: number
  /** The original in the open group; this reminder is on its author's own page. */
  readonly shows?: Post
  readonly inGroup: boolean
  readonly comments: Said[]
}

class Story {
  readonly posts: Post[] = []
  readonly members = new Set<number>()
  readonly banned = new Set<number>()
  isClosed = false
  #texts = 0
  readonly #here: World
  readonly #people: readonly Person[]
  readonly #group: number

  constructor(here: World, people: readonly Person[], group: number) {
    this.#here = here
    this.#people = people
    this.#group = group
    this.members.add(people[0]?.id ?? 0)
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
    const isForMembers = this.isClosed
    if (kind === 'post') {
      const { status, body } = await send('add_post', { message: text, group_id })
      if (status === 200) this.#add(body, { text, by: id, isForMembers, inGroup: true })
    } else if (kind === 'edit' && post) {
      const author = this.#people.find((each) => each.id === post.by)
      const { status } = await send('edit_post', { post_id: post.id, message: text }, author)
      if (status === 200) {
        post.text = text
        post.isForMembers ||= post.inGroup && isForMembers
      }
    } else if (kind === 'comment' && post) {
      const { status } = await send('post_comment', { post_id: post.id, comment: text })
      const closed = (each: Post) => each.inGroup && (each.isForMembers || this.isClosed)
      if (status === 200)
        post.comments.push({
          text,
          by: id,
          isForMembers: closed(post) || (post.shows ? closed(post.shows) : false),
        })
    } else if (kind === 'remind' && post) {
      const { status, body } = await send('repost', { post_id: post.id, repost_comment: text })
      const shows = post.shows ?? post
      if (status === 200)
        this.#add(body, {
          text,
          by: id,
          isForMembers: shows.isForMembers,
          inGroup: shows.isForMembers,
          shows,
        })
    } else if (kind === 'type') {
      await send('group_type_update', { group_id, type: which % 2 }, owner)
      this.isClosed = which % 2 === 1
    } else if (kind === 'join' && !this.banned.has(id)) {
      await send('join_group', { group_id })
      await send('group_member_add', { group_id, add_user_id: id }, owner)
      this.members.add(id)
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

  #seesOne(viewer: number, post: Post): boolean {
    if (post.by === viewer || !post.inGroup) return true
    return this.members.has(viewer) || !(post.isForMembers || this.isClosed || this.banned.has(viewer))
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
        const { recdata } = (await voice.send('post_comment_list', { post_id: post.id, limit: 50 })).body
        const shown = JSON.stringify([body['recdata'] ?? null, recdata ?? null])
        for (const comment of post.comments) {
          const isShown = isSeen && (comment.by === id || !comment.isForMembers || this.members.has(id))
          assert.equal(shown.includes(comment.text), isShown, `${name} looks for ${comment.text}`)
        }
        if (post.shows && isSeen)
          assert.equal(
            shown.includes(post.shows.text),
            this.#seesOne(id, post.shows),
            `${name} looks for what it shows`,
          )
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
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 25 }), async (deeds) => {
      const { id } = await makeGroup(here, owner, { group_name: `Story ${++groups}` })
      const story = new Story(here, people, id)
      for (const each of deeds) await story.perform(each)
      await story.check()
    }),
    { numRuns: isLong ? 300 : 20 },
  )
})
