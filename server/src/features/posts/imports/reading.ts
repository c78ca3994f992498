/** Reads the posts of an archive, whatever network it is of. */
import { readFile, stat } from 'node:fs/promises'
import { largestArchive } from '@commons/contract/posts/imports.ts'
import { now } from '../../../platform/clock.ts'
import { type Archive, openArchive } from './archive.ts'
import { readRepository } from './bluesky.ts'
import { readExport } from './commons-export.ts'
import { readOutbox } from './mastodon.ts'
import { TooLarge, Unknown, Unreadable } from './problems.ts'
import type { Elsewhere } from './written-elsewhere.ts'

/** The largest list of posts, which is read as a whole. */
const longestList = 64 * 1024 ** 2
/** What a list of this length may be made of. Real ones have a tenth of it; more would fill the memory. */
const mostValues = 2_000_000
const mostQuotes = 12_000_000

export interface ReadArchive extends Elsewhere {
  /** The files of its posts; undefined where it has none. */
  readonly archive: Archive | undefined
}

/** Returns the posts in a file; the caller closes the archive. A packed tar is unpacked into `folder`. */
export async function readArchive(file: string, mime: string, folder: string): Promise<ReadArchive> {
  if (mime === repository) {
    const { size } = await stat(file)
    if (size > longestList) throw new TooLarge('The repository is too large')
    return { ...limited(readRepository(await readFile(file), now())), archive: undefined }
  }
  const archive = await openArchive(file, mime, folder)
  try {
    const found = await findPosts(archive)
    if (!found) throw new Unknown()
    return { ...limited(found), archive }
  } catch (error) {
    archive.close()
    throw error
  }
}

export const repository = 'application/vnd.ipld.car'

async function findPosts(archive: Archive): Promise<Elsewhere | undefined> {
  const { names } = archive
  const json = async (name: string): Promise<unknown> => {
    try {
      const list = await archive.read(name, longestList)
      requireModest(list)
      return JSON.parse(list.toString('utf8')) as unknown
    } catch (error) {
      if (error instanceof SyntaxError) throw new Unreadable(`${name} is no JSON`, { cause: error })
      throw error
    }
  }
  if (names.has('data/posts.json')) {
    const drafts = names.has('data/drafts.json') ? await json('data/drafts.json') : []
    return readExport(await json('data/posts.json'), drafts, names, now())
  }
  // Some are packed with the folder that they lie in.
  const outbox = [...names].find((name) => /^([^/]+\/)?outbox\.json$/.test(name))
  if (outbox === undefined) return undefined
  return readOutbox(await json(outbox), outbox.slice(0, -'outbox.json'.length), names, now())
}

/** Refuses JSON of so many small values that it would take many times its length. */
function requireModest(json: Buffer): void {
  let [values, quotes] = [0, 0]
  for (const byte of json) {
    if (byte === 0x7b || byte === 0x5b) values++
    else if (byte === 0x22) quotes++
  }
  if (values > mostValues || quotes > mostQuotes) throw new TooLarge('A list in it has too many values')
}

function limited(found: Elsewhere): Elsewhere {
  if (found.posts.length > largestArchive.posts) throw new TooLarge('It has too many posts')
  return found
}
