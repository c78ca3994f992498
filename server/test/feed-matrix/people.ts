/** Whoever looks, and how each stands to the author of what is looked at. */
import { browserCookie, type Person, type World } from '../world.ts'
import { marker } from './marks.ts'

export const viewers = [
  'author',
  'friend',
  /** Follows the author, and has blocked the commenter. */
  'follower',
  /** Whom the author follows. */
  'followed',
  /** Follows a tag. */
  'stranger',
  /** Was a friend until the author blocked them. */
  'blocked',
  /** Was a friend until they blocked the author. */
  'blocker',
  /** A friend who has said that they are too young for what is not safe for work. */
  'minor',
  /** A friend who has muted a word and a tag, and whom the commenter has blocked. */
  'muter',
] as const
export type Viewer = (typeof viewers)[number]

/**
 * Two more who write: friends of the author. All viewers but the minor are friends of the reminder, so that
 * what is hidden from them of a reminder is hidden because of what it shows.
 */
export type Role = Viewer | 'reminder' | 'commenter'
const roles: readonly Role[] = [...viewers, 'reminder', 'commenter']

export interface Cast {
  readonly people: Readonly<Record<Role, Person>>
  readonly cookies: Readonly<Record<Viewer, string>>
  /** Each of the viewers, named in a text. */
  readonly everybody: string
}

export async function castOf(here: World): Promise<Cast> {
  const people = {} as Record<Role, Person>
  for (const role of roles) people[role] = await here.person(role)
  const { author, reminder, commenter, ...others } = people
  const { db } = here.platform.database
  await db
    .updateTable('members')
    .set({ full_name: marker('author', 'name') })
    .where('id', '=', author.id)
    .execute()
  await db.updateTable('members').set({ several_devices: true }).execute()

  for (const friend of [others.friend, others.blocked, others.blocker, others.minor, others.muter])
    await here.befriend(author, friend)
  for (const friend of [author, commenter, ...Object.values(others)])
    if (friend !== others.minor) await here.befriend(reminder, friend)
  await here.befriend(author, commenter)
  await here.follow(others.follower, author)
  await here.follow(author, others.followed)
  await here.as(others.follower).call('block', { blocked_user_id: commenter.id })
  await here.as(commenter).call('block', { blocked_user_id: others.muter.id })

  const seventeen = new Date().getUTCFullYear() - 17
  await here.as(others.minor).call('update_dob', { dob: `${seventeen}-12-31` })
  await here.as(others.muter).call('add_mute', { mute_type: 'word', word: 'thunderstorm' })
  await here.as(others.muter).call('add_mute', { mute_type: 'tag', word: marker('muted tag', 'tag') })
  await here.as(others.stranger).call('add_hashtag', { hashtag: marker('public', 'tag') })

  const cookies = {} as Record<Viewer, string>
  for (const viewer of viewers) cookies[viewer] = await browserCookie(here.url, people[viewer].email)
  const everybody = viewers.map((viewer) => `@${people[viewer].username}`).join(' ')
  return { people, cookies, everybody }
}

/** From here on the two are hidden from the author, who was their friend until now. */
export async function beginBlocks(here: World, { author, blocked, blocker }: Cast['people']): Promise<void> {
  await here.as(author).call('block', { blocked_user_id: blocked.id })
  await here.as(blocker).call('block', { blocked_user_id: author.id })
}
