/**
 * The demo world: a small town whose people have been here for a year, so that Commons looks alive at its
 * first start. Created once, only in an empty network, in one transaction.
 */
import { randomUUID } from 'node:crypto'
import { aboutKinds } from '@commons/contract/profiles/about.ts'
import { Secret } from 'otpauth'
import {
  addMember,
  freeUsername,
  listUsernames,
  newReferralCode,
  setAccount,
  usernameStem,
} from '../features/accounts/public.ts'
import { gatherNews } from '../features/notifications/gathering.ts'
import { togglePinned } from '../features/posts/lists/lists.queries.ts'
import { findMentions } from '../mentions/mentions.queries.ts'
import { discussion } from '../features/posts/posts.discussion.ts'
import { addMoreFiles, addPost } from '../features/posts/posts.writing.queries.ts'
import { addPart, beginThread, publishThread } from '../features/posts/threads/threads.queries.ts'
import { addEntry } from '../entries/entries.queries.ts'
import { enableTwoFactor, startTwoFactor } from '../features/accounts/security/security.factors.queries.ts'
import { setRole } from '../features/staff/public.ts'
import { setAvatar, setCover, setIntro } from '../features/profiles/public.ts'
import { listInterests } from '../features/profiles/interests/interests.queries.ts'
import { setInterests } from '../features/profiles/setup/setup.queries.ts'
import { now } from '../platform/clock.ts'
import type { Tx } from '../platform/db/prepared.ts'
import type { Platform } from '../platform/platform.ts'
import {
  addFollows,
  backdateMembers,
  backdateNews,
  backdatePosts,
  forgetViewers,
  hasMembers,
  readOldNews,
} from './demo.queries.ts'
import { addChats } from './chats.ts'
import { addGroupChats } from './group-chats.ts'
import { addGroupEvents } from './group-events.ts'
import { togglePinnedInGroup } from '../features/groups/public.ts'
import { addGroupTopics } from './group-topics.ts'
import { addGroups } from './groups.ts'
import { addFreelancers } from './freelancers.ts'
import { addJobs } from './jobs.ts'
import { addProjects } from './projects.ts'
import { addTownsLooks } from './looks.ts'
import { keepNewLogins, listOpenLogins, type Login, newPassword } from './logins.ts'
import { addMoney } from './money.ts'
import { discardPictures, type DrawnPictures, drawPictures } from './pictures.ts'
import { addKept } from './kept.ts'
import { momentOf } from './moment.ts'
import { discardPapers, type Papers, storePapers } from './papers.ts'
import { payForWork } from './paid-work.ts'
import { addPledges } from './pledges.ts'
import { addPlans } from './plans.ts'
import { reactionsTo } from './readers.ts'
import { addReels } from './reels.ts'
import { addReports } from './reports.ts'
import { addStreamedFilm } from './streamed.ts'
import { addSurveys } from './surveys.ts'
import { addVideos } from './videos.ts'
import { told } from './story/about.ts'
import { early } from './story/early.ts'
import { inGroups } from './story/groups.ts'
import { interests } from './story/interests.ts'
import { late } from './story/late.ts'
import { middle } from './story/middle.ts'
import {
  admin,
  emailOf,
  follows,
  followersOfGauge,
  friends,
  gauge,
  type Neighbour,
  people,
  type Poster,
} from './story/people.ts'
import { readings } from './story/readings.ts'
import { seen } from './story/seen.ts'
import { reminders } from './story/talk.ts'
import type { GroupName } from './story/telling.ts'
import { addReminder, addTalk, postThatBegins, type Written } from './talk.ts'

/** Creates the demo world if nobody is here yet; returns the logins to show. */
export async function openDemoWorld(platform: Platform): Promise<Login[]> {
  if (await hasMembers(platform.database.db)) return listOpenLogins(platform)
  const began = performance.now()
  platform.log.info('Creating the demo world, which takes a few seconds')
  try {
    const logins = await makeDemoWorld(platform)
    platform.log.info({ ms: Math.round(performance.now() - began) }, 'The demo world is ready')
    return logins
  } catch (error) {
    // Commons works without it.
    platform.log.error({ err: error }, 'The demo world could not be created; the network starts empty')
    return []
  }
}

async function makeDemoWorld(platform: Platform): Promise<Login[]> {
  const streamed = randomUUID()
  const pictures = await drawPictures(platform, platform.incoming.locate(streamed))
  let papers: Papers = new Map()
  try {
    papers = await storePapers(platform)
    // Stored before the rows: if the process is killed in between, the next start finds no members and begins
    // again.
    const logins = await keepNewLogins(platform)
    const hashes = await hashPasswords(platform, logins)
    await platform.database.db.transaction().execute(async (tx) => {
      if (await hasMembers(tx)) throw new Error('Somebody registered meanwhile')
      const stage = { tx, pictures, mediaRoad: platform.mediaRoad }
      const ids = await addPeople(stage, hashes)
      await addAdmin(tx, ids[admin], logins)
      await addAbout(tx, ids)
      await addInterests(tx, ids)
      const groups = await addGroups(stage, ids)
      await addProjects(stage, ids)
      const written = await addPosts(stage, ids, groups)
      await addGroupChats(tx, groups, ids)
      await addGroupEvents(tx, groups, ids)
      await addGroupTopics(tx, groups)
      await addReels(stage, ids, (by, message, reel) => showInPost(tx, ids[by], message, { reel }))
      await addVideos(stage, ids)
      await forgetViewers(tx)
      await addSurveys(tx, ids, (by, message, survey) => showInPost(tx, ids[by], message, { survey }))
      await addKept(tx, ids, groups, written)
      await addReports(tx, platform, ids, written)
      await addFreelancers(stage, ids)
      await addJobs({ ...stage, papers }, ids)
      await backdateNews(tx)
      await addMoney(tx, ids, written)
      await addPlans(stage, ids)
      await payForWork(tx, ids)
      await addPledges(tx, ids)
    })
    await gatherNews(platform)
    await readOldNews(platform.database.db)
    // The town is whole without it.
    await addStreamedFilm(platform, streamed).catch((error: unknown) =>
      platform.log.error({ err: error }, 'The film that streams could not be added'),
    )
    return logins
  } catch (error) {
    await discardPictures(platform, pictures)
    await discardPapers(platform, papers)
    throw error
  }
}

type Ids = Record<Poster, number>

/** Adds a post that shows something, as the newest: positions in the feed rise with time. */
async function showInPost(
  tx: Tx,
  author: number,
  message: string,
  shows: { readonly survey: number } | { readonly reel: number },
): Promise<void> {
  const written = { author, message, audience: 'public', group: null, shows } as const
  const added = await addPost(tx, { ...written, hashtags: [], nsfw: [], mediaId: null, waits: false })
  if (!added) missing('post')
}

/** Returns password hashes by address. Members without a login share the hash of a password nobody knows. */
async function hashPasswords({ passwords }: Platform, logins: readonly Login[]) {
  const known = new Map<string, string>()
  for (const { email, password } of logins) known.set(email, await passwords.hash(password))
  const nobodys = await passwords.hash(newPassword())
  return (email: string) => known.get(email) ?? nobodys
}

interface Stage {
  readonly tx: Tx
  readonly pictures: DrawnPictures
  readonly mediaRoad: Platform['mediaRoad']
}

async function addPeople(
  { tx, pictures, mediaRoad }: Stage,
  hashOf: (email: string) => string,
): Promise<Ids> {
  const ids: Partial<Ids> = {}
  const joined: Array<{ id: number; at: Date }> = []
  const picture = (title: string) => pictures.get(title) ?? missing(title)
  const everybody = { ...people, gauge }
  for (const poster of Object.keys(everybody) as Poster[]) {
    const { name, joinedAgo, language, cover, bio, website } = everybody[poster]
    const stem = usernameStem(name)
    const email = emailOf(poster)
    const member = await addMember(tx, {
      email,
      passwordHash: hashOf(email),
      fullName: name,
      username: freeUsername(stem, await listUsernames(tx, stem)),
      language,
      referralCode: newReferralCode(),
      referredWith: null,
    })
    const { id } = member ?? missing(email)
    await setAvatar(tx, id, await mediaRoad.addReady(tx, id, picture(`face ${poster}`)))
    if (cover) await setCover(tx, id, await mediaRoad.addReady(tx, id, picture(`cover ${cover}`)))
    if (bio) await setIntro(tx, id, { bio, website })
    ids[poster] = id
    joined.push({ id, at: momentOf({ days: joinedAgo, at: '17:30' }) })
  }
  const all = ids as Ids
  await setAccount(tx, all.gauge, { is_bot: true })
  await addFollows(tx, [
    ...friends.flatMap(([one, other]) => [[all[one], all[other]] as const, [all[other], all[one]] as const]),
    ...follows.map(([follower, followed]) => [all[follower], all[followed]] as const),
    ...followersOfGauge.map((follower) => [all[follower], all.gauge] as const),
  ])
  await backdateMembers(tx, joined)
  return all
}

/** Makes a member the admin, with the second factor that their login shows. */
async function addAdmin(tx: Tx, member: number, logins: readonly Login[]): Promise<void> {
  const key = logins.find(({ email }) => email === emailOf(admin))?.second_factor ?? missing('second factor')
  await startTwoFactor(tx, member, Buffer.from(Secret.fromBase32(key).bytes))
  await enableTwoFactor(tx, member)
  await setRole(tx, member, 'admin')
}

async function addAbout(tx: Tx, ids: Ids): Promise<void> {
  for (const { by, kind, says, audience = aboutKinds[kind].audience } of told) {
    const fields = aboutKinds[kind].fields.parse(says)
    await addEntry(tx, { member: ids[by], kind, audience, fields })
  }
}

async function addInterests(tx: Tx, ids: Ids): Promise<void> {
  const known = await listInterests(tx)
  for (const [neighbour, names] of Object.entries(interests) as Array<[Neighbour, readonly string[]]>) {
    const chosen = known.flatMap(({ id, name }) => (name !== null && names.includes(name) ? [id] : []))
    await setInterests(tx, ids[neighbour], chosen)
  }
}

async function addPosts(
  { tx, pictures, mediaRoad }: Stage,
  ids: Ids,
  groups: Record<GroupName, number>,
): Promise<Written[]> {
  const tellings = [...early, ...middle, ...late, ...inGroups, ...readings].map((telling) => ({
    ...telling,
    at: momentOf(telling.when),
  }))
  const happened = [
    ...tellings.map((telling, place) => ({ at: telling.at, telling, place })),
    ...reminders.map((reminder) => {
      const { at } = postThatBegins(tellings, reminder.of)
      return { at: new Date(at.getTime() + reminder.after * 60_000), reminder }
    }),
    // In order of time, because positions in the feed rise with it.
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const written: Written[] = []
  for (const each of happened) {
    const { at } = each
    if ('reminder' in each) {
      const { reminder } = each
      const original = postThatBegins(written, reminder.of)
      const id = await addReminder(tx, reminder, original, ids)
      // Without text: nothing in the story refers to a reminder by its first words.
      written.push({ id, author: ids[reminder.by], text: '', audience: original.audience, at })
      continue
    }
    const { telling, place } = each
    const { by, text, picture, pictures: more = [], quietly, pinned, group, tags = [] } = telling
    const author = ids[by]
    const audience = quietly ? 'private' : 'public'
    const stored = picture && (pictures.get(`scene ${picture}`) ?? missing(picture))
    const added = await addPost(tx, {
      author,
      message: text,
      audience,
      group: group ? groups[group] : null,
      hashtags: tags,
      nsfw: [],
      mentions: await findMentions(tx, author, text),
      mediaId: stored ? await mediaRoad.addReady(tx, author, stored, picture && seen[picture]) : null,
      waits: false,
    })
    const { id } = added ?? missing('post')
    const further: string[] = []
    for (const name of more)
      further.push(
        await mediaRoad.addReady(tx, author, pictures.get(`also ${name}`) ?? missing(name), seen[name]),
      )
    await addMoreFiles(tx, id, further)
    const minutes = (now().getTime() - at.getTime()) / 60_000
    for (const reaction of reactionsTo(telling, place, minutes)) {
      await discussion.toggleReaction(tx, ids[reaction.by], id, reaction.kind)
    }
    if (pinned && group) await togglePinnedInGroup(tx, { leader: author, group: groups[group], post: id })
    else if (pinned) await togglePinned(tx, author, id)
    written.push({ id, author, text, audience, at })
    const { goesOn = [] } = telling
    for (const [nth, message] of goesOn.entries()) {
      const mentions = await findMentions(tx, author, message)
      const part = await addPart(tx, id, { message, mentions, hashtags: [], mediaId: null })
      written.push({ id: part, author, text: message, audience, at: new Date(at.getTime() + nth + 1) })
    }
    if (goesOn.length === 0) continue
    await beginThread(tx, id)
    for (const { id: part } of await publishThread(tx, id))
      for (const reaction of reactionsTo({ ...telling, warmth: telling.warmth * 0.6 }, place, minutes))
        if (part !== id) await discussion.toggleReaction(tx, ids[reaction.by], part, reaction.kind)
  }
  await addTalk(tx, written, ids)
  await backdatePosts(tx, written)
  await addChats(tx, ids, now())
  await addTownsLooks(tx, written, ids)
  return written
}

function missing(what: string): never {
  throw new Error(`The demo world lacks ${what}`)
}
