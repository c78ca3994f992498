/** The viewers, and the relation of each to the author of the posts. */
import { browserCookie, type Person, type World } from '../world.ts'
import { marker } from './marks.ts'

export const viewers = [
  'author',
  'friend',
  /** Follows the author, and has blocked the commenter. */
  'follower',
  /** Followed by the author. */
  'followed',
  /** Follows a tag. */
  'stranger',
  /** Was a friend until the author blocked them. */
  'blocked',
  /** Was a friend until they blocked the author. */
  'blocker',
  /** A friend whose date of birth makes them too young for NSFW posts. */
  'minor',
  /** A friend who has muted a word and a tag, and whom the commenter has blocked. */
  'muter',
] as const
export type Viewer = (typeof viewers)[number]

/**
 * Two more members who write: friends of the author. All viewers but the minor are friends of the reminder,
 * so that what is hidden from them of a reminder is hidden because of its original.
 */
export type Role = Viewer | 'reminder' | 'commenter'
const roles: readonly Role[] = [...viewers, 'reminder', 'commenter']

export interface Cast {
  readonly people: Readonly<Record<Role, Person>>
  readonly cookies: Readonly<Record<Viewer, string>>
  /** A text that mentions every viewer. */
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

/** Makes the author block one friend, and another friend block the author. */
export async function beginBlocks(here: World, { author, blocked, blocker }: Cast['people']): Promise<void> {
  await here.as(author).call('block', { blocked_user_id: blocked.id })
  await here.as(blocker).call('block', { blocked_user_id: author.id })
}
