/** Imports posts from a file, a post in each transaction, and removes what an import brought. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pipeline } from 'node:stream/promises'
import { add_post } from '@commons/contract/posts/posts.ts'
import { mostPictures } from '@commons/contract/posts/post-files.ts'
import { longestPost } from '@commons/contract/shared/text.ts'
import { graphemes, unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { tagsWith } from '../../../tags/tags.rules.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import { discardUpload, receive } from '../../../platform/media/incoming.ts'
import type { TakenMedia } from '../../../platform/media/media-service.ts'
import { mediaName } from '../../../platform/media/store/store.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { postMedia } from '../posts.media.ts'
import { addMoreFiles } from '../posts.writing.queries.ts'
import type { Archive } from './archive.ts'
import * as queries from './imports.queries.ts'
import { placeOf } from './imports.rules.ts'
import { ArchiveProblem } from './problems.ts'
import { readArchive, repository } from './reading.ts'
import type { PostElsewhere } from './written-elsewhere.ts'

export const importJob = { name: 'posts.import' }

interface ImportData {
  readonly id: number
  readonly mime?: string
}

const fileNames: Readonly<Record<string, string>> = {
  'application/zip': 'import.zip',
  'application/gzip': 'import.tar.gz',
  [repository]: 'import.car',
}

/** Returns the name of an archive in the store. */
export const archiveFile = (mime: string): string => fileNames[mime] ?? 'import.zip'

/** An import goes on in another job after this long, so that those of others have their turn. */
const turnMs = 600_000
/** How long it waits while the member's own files are still being processed, or there is no room for more. */
const waitMs = 5_000
const laterSeconds = 300
/** More files of a post aren't looked at. */
const mostLookedAt = 2 * mostPictures
/** Their page reads how it goes after so many posts. */
const toldEach = 25

const publishes = add_post.publishes ?? { texts: [] }

/** Thrown where no more files can be taken in now: it goes on later, `isLong` where that takes an operator. */
class Busy extends Error {
  readonly isLong: boolean

  constructor({ refusal }: Refusal) {
    super(`No more files can be taken in: ${refusal}`)
    this.isLong = refusal === 'storage_full'
  }
}

interface Importing {
  readonly id: number
  readonly member: number
  readonly forFriends: boolean
  readonly archive: Archive | undefined
  /** When they wrote what is here already, if the file may have it. */
  readonly moments: ReadonlySet<number>
}

/** Returns the files of a post that can be taken in, and how many are left out. */
async function takeFiles(platform: Platform, post: PostElsewhere, { member, archive }: Importing) {
  const taken: TakenMedia[] = []
  let leftOut = Math.max(0, post.files.length - mostLookedAt)
  for (const { name, alt } of post.files.slice(0, mostLookedAt)) {
    const isFull = taken.length >= mostPictures || taken.some(({ kind }) => kind === 'video')
    if (name === null || !archive || isFull) {
      leftOut++
      continue
    }
    try {
      const incoming = { file: await archive.stream(name), filename: name }
      const upload = await receive(platform.incoming, incoming, ['image', 'video'], platform.kindLimits)
      if (!upload) throw new Refusal('file_empty')
      try {
        // A video stands alone.
        if (upload.kind === 'video' && taken.length > 0) leftOut++
        else taken.push(await platform.mediaRoad.accept(upload, { use: postMedia, owner: member, alt }))
      } finally {
        await discardUpload(platform.incoming, upload)
      }
    } catch (error) {
      if (error instanceof ArchiveProblem || (error instanceof Refusal && !isTemporary(error))) {
        leftOut++
        continue
      }
      await discard(platform, taken)
      throw error instanceof Refusal ? new Busy(error) : error
    }
  }
  return { taken, leftOut }
}

const isTemporary = ({ refusal }: Refusal) =>
  refusal === 'too_many_processing' || refusal === 'overloaded' || refusal === 'storage_full'

const discard = async (platform: Platform, taken: readonly TakenMedia[]) => {
  for (const each of taken) await platform.mediaRoad.discard(each)
}

/** Returns the rules that report the post, or undefined where this network's rules don't let it be published. */
async function judge(
  platform: Platform,
  { text, tags, files }: PostElsewhere,
): Promise<readonly number[] | undefined> {
  if (text.length > unitsFor(longestPost) || graphemes(text) > longestPost) return undefined
  try {
    const { rules } = await platform.wordRules.check(publishes, {
      message: text,
      hashtag: tags.join(','),
      alt: files.map(({ alt }) => alt).join('\n'),
    })
    return rules
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Imports one post, or leaves it out; false where the import has been stopped or another process is at it. */
async function importPost(platform: Platform, importing: Importing, post: PostElsewhere, nth: number) {
  const { id, member } = importing
  const here = { id, nth }
  const passing = (what: queries.Passing) => write(platform, ({ tx }) => queries.pass(tx, here, what))
  const isKnown =
    importing.moments.has(post.at.getTime()) ||
    (await queries.wasImported(platform.database.db, member, post.origin))
  if (isKnown) return passing({ known: 1 })
  const rules = await judge(platform, post)
  if (!rules) return passing({ refused: 1 })
  const { taken, leftOut } = await takeFiles(platform, post, importing)
  const add = (files: readonly TakenMedia[], filesLeftOut: number) =>
    write(platform, async ({ tx, emit }) => {
      if (post.text === '' && files.length === 0) return queries.pass(tx, here, { refused: 1, filesLeftOut })
      if (!(await queries.pass(tx, here, { imported: 1, filesLeftOut }))) return false
      const ids: string[] = []
      for (const each of files) ids.push(await platform.mediaRoad.attach(tx, each))
      const [mediaId = null, ...more] = ids
      const added = await queries.addImported(tx, {
        import_id: id,
        member,
        origin: post.origin,
        at: post.at,
        place: placeOf(post.at, nth),
        message: post.text,
        audience: importing.forFriends || !post.isPublic ? 'private' : 'public',
        hashtags: hashtagsOf(post),
        nsfw: [...post.nsfw],
        mediaId,
      })
      if (more.length > 0) await addMoreFiles(tx, added, more)
      if (post.thread) await queries.putInThread(tx, { member, post: added, first: post.thread.first })
      if (rules.length > 0) emit('words.found', { kind: 'post', id: added, author: member, rules })
      return true
    })
  try {
    const isGoing = await add(taken, leftOut)
    if (!isGoing) await discard(platform, taken)
    return isGoing
  } catch (error) {
    await discard(platform, taken)
    if (error instanceof Refusal && isTemporary(error)) throw new Busy(error)
    // Their files take as much as they may: the words come without them.
    if (error instanceof Refusal && error.refusal === 'quota_exceeded') return add([], leftOut + taken.length)
    throw error
  }
}

function hashtagsOf({ tags, text }: PostElsewhere): string[] {
  try {
    return tagsWith(tags.join(','), text)
  } catch (error) {
    // One of them is longer than tags are here.
    if (error instanceof Refusal) return tagsWith(undefined, text)
    throw error
  }
}

/** Imports for a while; returns in how many seconds it goes on, or undefined where it doesn't. */
async function importSome(
  platform: Platform,
  { id, mime = '' }: ImportData,
  of: queries.RunningImport,
  folder: string,
): Promise<number | undefined> {
  const { db } = platform.database
  const file = path.join(folder, archiveFile(mime))
  const stored = await platform.mediaStore.read(mediaName(of.key, archiveFile(mime)))
  await pipeline(stored, createWriteStream(file))
  const { posts, source, others, archive } = await readArchive(file, mime, path.join(folder, 'files'))
  try {
    await write(platform, ({ tx }) => queries.setFound(tx, id, { source, total: posts.length, others }))
    const tell = () => write(platform, async ({ hint }) => tellOwner(hint, of.member))
    await tell()
    // Their own export brings what they still have here.
    const moments = source === 'commons' ? await queries.listMoments(db, of.member, id) : new Set<number>()
    const importing = { id, member: of.member, forFriends: of.for_friends, archive, moments }
    const ends = performance.now() + turnMs
    for (let at = of.passed; at < posts.length;) {
      const post = posts[at]
      if (!post) break
      if (performance.now() > ends) return 0
      try {
        if (!(await importPost(platform, importing, post, at))) return undefined
      } catch (error) {
        if (!(error instanceof Busy)) throw error
        if (error.isLong) return laterSeconds
        await sleep(waitMs)
        continue
      }
      if (at % toldEach === 0) await tell()
      at++
    }
    await write(platform, async ({ tx, hint }) => {
      await queries.endImport(tx, id, 'done')
      tellOwner(hint, of.member)
    })
    return undefined
  } finally {
    archive?.close()
  }
}

async function importAll(platform: Platform, data: ImportData, of: queries.RunningImport): Promise<void> {
  // A folder of its own: a run that is slow to end doesn't take away that of the next.
  const folder = await mkdtemp(path.join(platform.incoming.root, 'import-'))
  let after: number | undefined
  try {
    after = await importSome(platform, data, of, folder)
  } catch (error) {
    if (!(error instanceof ArchiveProblem)) throw error
    await write(platform, async ({ tx, hint }) => {
      await queries.endImport(tx, data.id, 'failed', error.problem)
      tellOwner(hint, of.member)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  if (after !== undefined)
    await write(platform, ({ tx }) => platform.jobs.add(tx, importJob, data, { after }))
}

type Hint = Parameters<Parameters<typeof write>[1]>[0]['hint']

function tellOwner(hint: Hint, member: number): void {
  for (const topic of [`imports:${member}`, `timeline:${member}`] as const) hint(topic, [member])
}

async function removeAll(platform: Platform, id: number, member: number): Promise<void> {
  for (;;) {
    const count = await write(platform, ({ tx }) => queries.removeSome(tx, id))
    if (count === 0) break
  }
  await write(platform, async ({ tx, hint }) => {
    await queries.endImport(tx, id, 'removed')
    hint('feed', [member])
    tellOwner(hint, member)
  })
}

/** Does what is left of an import, for a while. */
export async function runImport(platform: Platform, data: ImportData): Promise<void> {
  const of = await queries.findRunning(platform.database.db, data.id)
  if (of?.state === 'removing') await removeAll(platform, data.id, of.member)
  else if (of) await importAll(platform, data, of)
}

export const importPosts = (platform: Platform): JobKind<ImportData> => ({
  ...importJob,
  expireInSeconds: 3_600,
  atOnce: 2,
  work: (data) => runImport(platform, data),
})
