/** Members who write, befriend, block, leave and narrow, while what each of them may see is compared with a model. */
import assert from 'node:assert/strict'
import type { Person, World } from './world.ts'

type Processes = readonly World[]
type Draw = <Thing>(things: readonly Thing[]) => Thing

interface Written {
  message: string
  isOpen: boolean
}

/** Two members, and what has happened between them. */
class Neighbours {
  /** Deeds that had an effect. */
  readonly done: Record<string, number> = {}
  /** The posts of the first one. */
  readonly #posts = new Map<number, Written>()
  readonly #follows = new Set<'ada' | 'bob'>()
  #blockedBy: 'ada' | 'bob' | undefined
  #isInGroup = false
  #groupPosts: string[] = []
  #count = 0
  readonly #processes: Processes
  readonly #draw: Draw
  readonly #people: Readonly<Record<'ada' | 'bob', Person>>
  readonly #group: number

  constructor(processes: Processes, draw: Draw, people: { ada: Person; bob: Person }, group: number) {
    this.#processes = processes
    this.#draw = draw
    this.#people = people
    this.#group = group
  }

  /** Does one thing in some process, and reads in any what both may see then. */
  async step(): Promise<void> {
    const deeds = [
      ['post', () => this.#post()],
      ['edit', () => this.#edit({})],
      ['narrow', () => this.#edit({ post_type: 'private' })],
      ['widen', () => this.#edit({ post_type: 'public' })],
      ['delete', () => this.#delete()],
      ['follow', () => this.#follow(this.#draw(['ada', 'bob']))],
      ['unfollow', () => this.#unfollow(this.#draw(['ada', 'bob']))],
      ['block', () => this.#block(this.#draw(['ada', 'bob']))],
      ['unblock', () => this.#unblock()],
      ['unblock', () => this.#unblock()],
      ['join', () => this.#join()],
      ['leave', () => this.#leave()],
      ['post in the group', () => this.#postInGroup()],
    ] as const
    const [name, deed] = this.#draw(deeds)
    if (!(await deed())) return
    this.done[name] = (this.done[name] ?? 0) + 1
    await Promise.all([
      this.#reads('ada', 'user_timeline', { view_user_id: this.#people.ada.id }, this.#postsFor('ada'), name),
      this.#reads('bob', 'user_timeline', { view_user_id: this.#people.ada.id }, this.#postsFor('bob'), name),
      this.#reads('bob', 'group_timeline', { group_id: this.#group }, this.#groupPostsForBob(), name),
    ])
  }

  #postsFor(who: 'ada' | 'bob'): string[] {
    if (who === 'bob' && this.#blockedBy) return []
    const areFriends = this.#follows.size === 2
    return [...this.#posts.values()]
      .filter(({ isOpen }) => who === 'ada' || isOpen || areFriends)
      .map(({ message }) => message)
      .toSorted()
  }

  #groupPostsForBob(): string[] {
    // Between the two there are no posts while one blocks the other.
    return this.#isInGroup && !this.#blockedBy ? this.#groupPosts.toSorted() : []
  }

  /** Asserts that this list has these messages, in any process. */
  async #reads(who: 'ada' | 'bob', name: string, input: object, expected: string[], after: string) {
    const { body } = await this.#anywhere(who).send(name, input)
    assert(body['code'] === true || expected.length === 0, `${name} after ${after}: ${JSON.stringify(body)}`)
    const posts = (body['recdata'] ?? []) as Array<{ message: string; group_id?: number | null }>
    const found = posts
      .map(({ message }) => message)
      .filter((each) => name === 'group_timeline' || !each.startsWith('group'))
    assert.deepEqual(found.toSorted(), expected, `what ${who} reads by ${name} after ${after}`)
  }

  #anywhere = (who: 'ada' | 'bob') => this.#draw(this.#processes).as(this.#people[who])

  async #post(): Promise<boolean> {
    // All of them are on one page.
    if (this.#posts.size >= 5) return this.#delete()
    const written = { message: `post ${++this.#count}`, isOpen: this.#draw([true, false]) }
    const { recdata } = await this.#anywhere('ada').call('add_post', {
      message: written.message,
      post_type: written.isOpen ? 'public' : 'private',
    })
    this.#posts.set(recdata.post_id, written)
    return true
  }

  async #edit(change: { post_type?: 'public' | 'private' }): Promise<boolean> {
    const [post_id, written] = this.#draw([...this.#posts, undefined]) ?? []
    if (post_id === undefined || !written) return false
    const message = `edited ${++this.#count}`
    await this.#anywhere('ada').call('edit_post', {
      post_id,
      message,
      post_type: written.isOpen ? 'public' : 'private',
      ...change,
    })
    written.message = message
    if (change.post_type) written.isOpen = change.post_type === 'public'
    return true
  }

  async #delete(): Promise<boolean> {
    const [post_id] = this.#draw([...this.#posts, undefined]) ?? []
    if (post_id === undefined) return false
    await this.#anywhere('ada').call('post_delete', { post_id })
    this.#posts.delete(post_id)
    return true
  }

  async #follow(who: 'ada' | 'bob'): Promise<boolean> {
    if (this.#blockedBy || this.#follows.has(who)) return false
    await this.#anywhere(who).call('follow', { following_id: this.#other(who).id })
    this.#follows.add(who)
    return true
  }

  async #unfollow(who: 'ada' | 'bob'): Promise<boolean> {
    if (!this.#follows.has(who)) return false
    await this.#anywhere(who).call('unfollow', { following_id: this.#other(who).id })
    this.#follows.delete(who)
    return true
  }

  async #block(who: 'ada' | 'bob'): Promise<boolean> {
    if (this.#blockedBy) return false
    await this.#anywhere(who).call('block', { blocked_user_id: this.#other(who).id })
    this.#blockedBy = who
    this.#follows.clear()
    return true
  }

  async #unblock(): Promise<boolean> {
    if (!this.#blockedBy) return false
    const who = this.#blockedBy
    await this.#anywhere(who).call('unblock', { blocked_user_id: this.#other(who).id })
    this.#blockedBy = undefined
    return true
  }

  async #join(): Promise<boolean> {
    if (this.#isInGroup || this.#blockedBy) return false
    await this.#anywhere('ada').call('group_member_add', {
      group_id: this.#group,
      add_user_id: this.#people.bob.id,
    })
    await this.#anywhere('bob').call('join_group', { group_id: this.#group })
    this.#isInGroup = true
    return true
  }

  async #leave(): Promise<boolean> {
    if (!this.#isInGroup) return false
    await this.#anywhere('bob').call('leave_group', { group_id: this.#group })
    this.#isInGroup = false
    return true
  }

  async #postInGroup(): Promise<boolean> {
    if (this.#groupPosts.length >= 5) return false
    const message = `group ${++this.#count}`
    await this.#anywhere('ada').call('add_post', { message, group_id: this.#group })
    this.#groupPosts.push(message)
    return true
  }

  #other = (who: 'ada' | 'bob') => this.#people[who === 'ada' ? 'bob' : 'ada']
}

export async function makeNeighbours(processes: Processes, draw: Draw): Promise<Neighbours> {
  const [here] = processes
  assert(here)
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { recdata } = await here
    .as(ada)
    .call('group_create', { group_name: `Of ${ada.username}`, is_closed_group: 1 })
  return new Neighbours(processes, draw, { ada, bob }, recdata.id)
}
