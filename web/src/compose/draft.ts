import type { Post } from '@commons/contract/posts.ts'
import type { NsfwReason } from '@commons/contract/shared/nsfw.ts'
import { createStore, delMany, getMany, keys, setMany, type UseStore } from 'idb-keyval'
import { currentSession, onSessionEnd, watchSession } from '../api/session.ts'
import { ifGone, thisTab } from './draft-tab.ts'
import type { MediaFile } from './media-file.ts'

/** One comment of a place that was sent and may not have arrived, by its key. */
export type SentPlace = `sent.${'comment' | 'reply'}.${number}.${string}`
/** Where something is being written: each place keeps its own draft. */
export type DraftPlace = 'home' | 'profile' | `${'comment' | 'reply' | 'edit'}.${number}` | SentPlace

export interface Draft {
  text: string
  audience: Post['post_type']
  media: MediaFile | undefined
  /** What the file shows, in words. */
  alt: string
  /** Of a video. */
  captions: File | undefined
  tags: readonly string[]
  /** Why it is not safe for work. */
  nsfw: readonly NsfwReason[]
  /** Of a post that is edited: the file that it has stays. */
  keepsFile: boolean
  /** Of a post that is edited: which version of it is changed. */
  base: string | undefined
  /** The key under which this very content was sent, if it was. */
  sentAs: string | undefined
}

export const blankDraft: Draft = {
  text: '',
  audience: 'public',
  media: undefined,
  alt: '',
  captions: undefined,
  tags: [],
  nsfw: [],
  keepsFile: false,
  base: undefined,
  sentAs: undefined,
}

/** Whether there is nothing in it that somebody would miss. */
export function isBlank({ text, alt, media, captions, tags, nsfw }: Draft): boolean {
  return text === '' && alt === '' && !media && !captions && tags.length === 0 && nsfw.length === 0
}

const isSame = (one: unknown, other: unknown) =>
  one === other || (Array.isArray(one) && Array.isArray(other) && one.join() === other.join())

/** `but` names what need not be the same. */
export function isSameDraft(one: Draft, other: Draft, but: ReadonlyArray<keyof Draft> = []): boolean {
  return (Object.keys(one) as Array<keyof Draft>).every(
    (part) => but.includes(part) || isSame(one[part], other[part]),
  )
}

/** The words of a draft. Its files lie beside it, named by the ids here. */
interface Kept extends Omit<Draft, 'media' | 'captions'> {
  media: string | undefined
  captions: string | undefined
  /** When it was written, in milliseconds. */
  at: number
}

interface KeptFile<F> {
  id: string
  file: F
}

const longestKept = 30 * 24 * 3600 * 1000

let opened: UseStore | undefined
const store = () => (opened ??= createStore('commons.drafts', 'drafts'))

function keysOf(member: number, place: DraftPlace, tab: string): [string, string, string] {
  const key = `${member}.${place}.${tab}`
  return [`${key}.words`, `${key}.media`, `${key}.captions`]
}

// Whoever writes and clears at once would leave a part of either.
let last: Promise<unknown> = Promise.resolve()

/** Does this when all that was asked for before is done. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => {})
  return mine
}

type Row = [Kept?, KeptFile<MediaFile>?, KeptFile<File>?]

const keysOfMember = async (member: number) =>
  (await keys<string>(store())).filter((key) => key.startsWith(`${member}.`))

/** How many drafts of a member are kept, in all places and by all tabs. */
export function countDrafts(member: number): Promise<number> {
  return inTurn(async () => (await keysOfMember(member)).filter((key) => key.endsWith('.words')).length)
}

// What is wiped must not be written anew by what was about to be written.
let wipes = 0
let reader = currentSession()?.id
watchSession(() => {
  reader = currentSession()?.id ?? reader
})
// Who leaves by themselves leaves nothing; whose session was ended finds their words after the next login.
onSessionEnd((reason) => {
  const member = reader
  if (reason !== 'logged_out' || member === undefined) return
  wipes++
  // Storage that is forbidden holds nothing either.
  inTurn(async () => delMany(await keysOfMember(member), store())).catch(() => {})
})

async function read(from: readonly string[]): Promise<{ draft: Draft; row: Row } | undefined> {
  const row = (await getMany([...from], store())) as Row
  const [kept, media, captions] = row
  if (!kept) return undefined
  const { at: _, ...words } = kept
  const draft: Draft = {
    // An older page has kept less of it.
    ...blankDraft,
    ...words,
    media: media?.id === kept.media ? media?.file : undefined,
    captions: captions?.id === kept.captions ? captions?.file : undefined,
  }
  // A file for which there was no room: without it this is another post than the one that was sent.
  if ((kept.media && !draft.media) || (kept.captions && !draft.captions)) draft.sentAs = undefined
  return { draft, row }
}

/** The tabs that have kept words here, the latest first. */
async function tabsWithDrafts(
  member: number,
  place: DraftPlace,
): Promise<Array<{ tab: string; at: number }>> {
  const prefix = `${member}.${place}.`
  const all = (await keys<string>(store())).filter((key) => key.startsWith(prefix) && key.endsWith('.words'))
  const kept = (await getMany(all, store())) as Array<Kept | undefined>
  return all
    .map((key, index) => ({ tab: key.slice(prefix.length, -'.words'.length), at: kept[index]?.at ?? 0 }))
    .toSorted((a, b) => b.at - a.at)
}

/** The keys of what was sent from a place and is kept by whichever tab, the earliest first. */
export function listSentKeys(member: number, place: DraftPlace): Promise<string[]> {
  const prefix = `${member}.sent.${place}.`
  return inTurn(async () => {
    const all = await keys<string>(store())
    const words = all.filter((key) => key.startsWith(prefix) && key.endsWith('.words'))
    const kept = (await getMany(words, store())) as Array<Kept | undefined>
    const found = words
      .map((key, index) => ({
        key: key.slice(prefix.length).split('.', 1)[0] ?? '',
        at: kept[index]?.at ?? 0,
      }))
      .toSorted((a, b) => a.at - b.at)
    return [...new Set(found.map(({ key }) => key))]
  })
}

/** Files without words belong to no draft: a page ended while it wrote. Nobody would ever remove them. */
async function sweepFiles(member: number, place: DraftPlace): Promise<void> {
  const prefix = `${member}.${place}.`
  const all = (await keys<string>(store())).filter((key) => key.startsWith(prefix))
  const tabOf = (key: string) => key.slice(prefix.length, key.lastIndexOf('.'))
  const withWords = new Set(all.filter((key) => key.endsWith('.words')).map(tabOf))
  for (const tab of new Set(all.map(tabOf).filter((each) => !withWords.has(each)))) {
    await ifGone(tab, async () => {
      const [words, ...files] = keysOf(member, place, tab)
      const [kept] = await getMany<Kept | undefined>([words], store())
      if (!kept) await delMany(files, store())
    })
  }
}

/** What was begun in a place that nobody has come back to, as a comment on an old post, ends like all else. */
async function sweepOld(): Promise<void> {
  const all = (await keys<string>(store())).filter((key) => key.endsWith('.words'))
  const kept = (await getMany(all, store())) as Array<Kept | undefined>
  for (const [index, words] of all.entries()) {
    if (Date.now() - (kept[index]?.at ?? 0) <= longestKept) continue
    const key = words.slice(0, -'.words'.length)
    const tab = key.slice(key.lastIndexOf('.') + 1)
    await ifGone(tab, () => delMany([words, `${key}.media`, `${key}.captions`], store()))
  }
}

/**
 * Keeps one member's unsent post in the browser, for this tab. A tab that has none of its own takes over
 * what one that is gone has left. Files are written only when they change.
 */
export function draftStore(member: number, place: DraftPlace, tab: () => Promise<string> = thisTab) {
  // What storage holds of each file, and under which id.
  const saved = new Map<string, { id: string; file: unknown }>()
  const wipesBefore = wipes
  const own = async () => keysOf(member, place, await tab())

  async function write(draft: Draft): Promise<void> {
    const [words, ...fileKeys] = await own()
    const files = [draft.media, draft.captions]
    const changed: Array<[string, KeptFile<unknown>]> = []
    const ids = fileKeys.map((key, index) => {
      const file = files[index]
      if (!file) return void saved.delete(key)
      const before = saved.get(key)
      if (before?.file === file) return before.id
      const next = { id: crypto.randomUUID(), file }
      saved.set(key, next)
      changed.push([key, next])
      return next.id
    })
    const kept: Kept = { ...draft, media: ids[0], captions: ids[1], at: Date.now() }
    // The words first and by themselves: a film for which there is no room must not take them along.
    await setMany([[words, kept]], store())
    const gone = fileKeys.filter((_, index) => !files[index])
    if (gone.length > 0) await delMany(gone, store())
    if (changed.length > 0) await setMany(changed, store())
  }

  async function adopt(): Promise<Draft | undefined> {
    let adopted: Draft | undefined
    for (const { tab: other, at } of await tabsWithDrafts(member, place)) {
      await ifGone(other, async () => {
        const old = keysOf(member, place, other)
        const isTooOld = Date.now() - at > longestKept
        if (!isTooOld && adopted) return
        const found = isTooOld ? undefined : (await read(old))?.draft
        if (found) await write(found)
        await delMany(old, store())
        adopted ??= found
      })
    }
    // The draft is there, whatever becomes of the rest.
    await sweepFiles(member, place)
      .then(sweepOld)
      .catch(() => {})
    return adopted
  }

  async function load(): Promise<Draft | undefined> {
    const mine = await own()
    const found = await read(mine)
    if (!found) {
      // This very tab's files, without their words.
      await delMany(mine, store())
      return adopt()
    }
    const [, ...files] = found.row
    for (const [index, kept] of files.entries()) {
      const key = mine[index + 1]
      if (kept && key) saved.set(key, kept)
    }
    return found.draft
  }

  async function clear(): Promise<void> {
    saved.clear()
    await delMany(await own(), store())
  }

  return {
    load: () => inTurn(load),
    save: (draft: Draft) =>
      inTurn(async () => {
        if (wipes === wipesBefore) await write(draft)
      }),
    /** After posting or discarding. */
    clear: () => inTurn(clear),
  }
}
