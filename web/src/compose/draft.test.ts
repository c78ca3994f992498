import { beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../api/session.ts'
import { countDrafts, draftStore, type Draft, type DraftKind } from './draft.ts'
import type { MediaFile } from './media-file.ts'

const { storage, writes, living } = vi.hoisted(() => ({
  storage: new Map<string, unknown>(),
  writes: [] as string[],
  living: new Set<string>(),
}))
let room = Infinity

// jsdom has no IndexedDB; the journeys in a browser use the real one.
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  keys: async () => [...storage.keys()],
  getMany: async (keys: string[]) => keys.map((key) => storage.get(key)),
  setMany: async (entries: Array<[string, unknown]>) => {
    for (const [key, value] of entries) {
      if (!key.endsWith('/words') && room <= 0) throw new DOMException('No room', 'QuotaExceededError')
      writes.push(key)
      storage.set(key, value)
    }
  },
  delMany: async (keys: string[]) => {
    for (const key of keys) storage.delete(key)
  },
}))
// jsdom has no locks either.
vi.mock('./draft-tab.ts', () => ({
  thisTab: async () => 'this',
  ifGone: async (tab: string, work: () => Promise<void>) => (living.has(tab) ? undefined : work()),
}))

interface Note extends Draft {
  readonly text: string
  readonly media: MediaFile | undefined
  readonly captions: File | undefined
  readonly tags: readonly string[]
}

const note: DraftKind<Note> = {
  name: 'note',
  version: 1,
  blank: { text: '', media: undefined, captions: undefined, tags: [], sentAs: undefined },
  files: ['media', 'captions'],
  isBlank: ({ text, media }) => text === '' && !media,
  join: (written, kept) => ({ ...written, text: kept.text + written.text, sentAs: undefined }),
}

const draft = (text: string, more: Partial<Note> = {}): Note => ({ ...note.blank, text, ...more })

function media(name: string): MediaFile {
  return { file: new File(['x'], name), kind: 'video', seconds: 7 }
}

/** An open tab, until it is closed. */
function tab(name: string, member = 1, place = 'home', kind = note) {
  living.add(name)
  return { ...draftStore(kind, member, place, async () => name), close: () => living.delete(name) }
}

beforeEach(() => {
  storage.clear()
  living.clear()
  writes.length = 0
  room = Infinity
})

test('all of a draft comes back when the tab is loaded again', async () => {
  const kept = draft('Hello', {
    media: media('x.mp4'),
    tags: ['garden'],
    captions: new File(['WEBVTT'], 'x.vtt'),
    sentAs: 'key-1',
  })
  await tab('one').save(kept)
  expect(await tab('one').load()).toEqual(kept)
})

test('each member and each place has a draft of its own', async () => {
  const one = tab('one')
  await one.save(draft('Ada at home'))
  one.close()
  expect(await tab('two', 2).load()).toBeUndefined()
  // A private draft must not come up where every post is public.
  expect(await tab('two', 1, 'profile').load()).toBeUndefined()
})

test('files are written when they change, not with every word', async () => {
  const film = media('x.mp4')
  const one = tab('one')
  await one.save(draft('a', { media: film }))
  await one.save(draft('ab', { media: film }))
  const again = tab('one')
  const kept = await again.load()
  await again.save(draft('abc', { media: kept?.media }))
  expect(writes.filter((key) => key.endsWith('/media'))).toHaveLength(1)
  await one.save(draft('ab'))
  expect((await tab('one').load())?.media).toBeUndefined()
})

test('two tabs write beside each other, and posting in one leaves the other’s draft', async () => {
  const [one, two] = [tab('one'), tab('two')]
  await one.save(draft('from one'))
  expect(await two.load()).toBeUndefined()
  await two.save(draft('from two'))
  await one.clear()
  expect((await tab('two').load())?.text).toBe('from two')
  expect(await tab('one').load()).toBeUndefined()
})

test('what a tab that is gone has left goes to the next one, once', async () => {
  const [early, late] = [tab('early'), tab('late')]
  vi.useFakeTimers({ now: 1000, toFake: ['Date'] })
  await early.save(draft('early', { sentAs: 'key-1' }))
  vi.setSystemTime(2000)
  await late.save(draft('late', { media: media('x.mp4') }))
  early.close()
  late.close()
  const next = tab('next')
  expect(await next.load()).toMatchObject({ text: 'late', media: { seconds: 7 } })
  expect(await tab('third').load()).toMatchObject({ text: 'early', sentAs: 'key-1' })
  expect(await tab('fourth').load()).toBeUndefined()
  // From now on it is that tab's own.
  expect(await tab('next').load()).toMatchObject({ text: 'late' })
  vi.useRealTimers()
})

test('what nobody came back for in a month is removed', async () => {
  vi.useFakeTimers({ now: Date.now() - 31 * 24 * 3600 * 1000, toFake: ['Date'] })
  const old = tab('old')
  await old.save(draft('long ago', { media: media('x.mp4') }))
  old.close()
  vi.useRealTimers()
  expect(await tab('now').load()).toBeUndefined()
  expect(storage.size).toBe(0)
})

test('so is what was begun in a place that nobody comes back to', async () => {
  vi.useFakeTimers({ now: Date.now() - 31 * 24 * 3600 * 1000, toFake: ['Date'] })
  const places = ['edit.7', 'comment.8']
  for (const place of places) await tab('old', 1, place).save(draft('long ago', { media: media('x.mp4') }))
  await tab('open', 1, 'edit.7').save(draft('still open'))
  living.delete('old')
  vi.useRealTimers()
  await tab('new', 1, 'edit.9').save(draft('not long ago'))
  await tab('now').load()
  expect([...storage.keys()]).toEqual(['1/note/edit.7/open/words', '1/note/edit.9/new/words'])
})

test('two kinds of one place are kept apart', async () => {
  const other: DraftKind<Note> = { ...note, name: 'other' }
  await tab('one').save(draft('a note'))
  await tab('one', 1, 'home', other).save(draft('another'))
  expect((await tab('one').load())?.text).toBe('a note')
  expect((await tab('one', 1, 'home', other).load())?.text).toBe('another')
})

test('what an older page has kept less of is filled up; what it has meant otherwise is dropped', async () => {
  await tab('one').save(draft('Hello'))
  const later = { ...note, blank: { ...note.blank, audience: 'public' } }
  expect(await draftStore(later, 1, 'home', async () => 'one').load()).toMatchObject({
    text: 'Hello',
    audience: 'public',
  })
  expect(await tab('one', 1, 'home', { ...note, version: 2 }).load()).toBeUndefined()
  expect(storage.size).toBe(0)
})

test('rows of a format that is no longer read are removed', async () => {
  storage.set('1.home.tab.words', { text: 'long ago', at: Date.now() })
  expect(await countDrafts(1)).toBe(0)
  expect(await tab('one').load()).toBeUndefined()
  expect(storage.size).toBe(0)
})

test('where there is no room for a film its words are kept, and it is another post without it', async () => {
  room = 0
  await expect(tab('one').save(draft('Hello', { media: media('x.mp4'), sentAs: 'key-1' }))).rejects.toThrow()
  expect(await tab('one').load()).toEqual(draft('Hello'))
})

test('what is cleared while it is being written is gone, its film as well', async () => {
  const one = tab('one')
  const written = one.save(draft('Hello', { media: media('x.mp4') }))
  await Promise.all([written, one.clear()])
  expect(storage.size).toBe(0)
  await Promise.all([one.clear(), one.save(draft('New', { media: media('y.mp4') }))])
  expect(await tab('one').load()).toMatchObject({ text: 'New', media: { file: { name: 'y.mp4' } } })
})

test('files without words are removed once their tab is gone', async () => {
  const files = () => [...storage.keys()].filter((key) => !key.endsWith('/words'))
  for (const name of ['gone', 'open', 'this']) {
    await tab(name).save(draft('x', { media: media('x.mp4'), captions: new File([''], 'x.vtt') }))
    storage.delete(`1/note/home/${name}/words`)
  }
  living.delete('gone')
  expect(await tab('this').load()).toBeUndefined()
  expect(files()).toEqual(['1/note/home/open/media', '1/note/home/open/captions'])
})

test('who logs out leaves no draft, in no place and of no tab; those of others stay', async () => {
  openSession({ id: 1, api_key: 'key.secret' } as Session)
  await tab('one').save(draft('at home', { media: media('x.mp4') }))
  await tab('two', 1, 'comment.5').save(draft('a comment'))
  await tab('two', 11).save(draft('by another'))
  expect([await countDrafts(1), await countDrafts(11), await countDrafts(2)]).toEqual([2, 1, 0])
  endSession('logged_out')
  expect([await countDrafts(1), await countDrafts(11)]).toEqual([0, 1])
  expect([...storage.keys()]).toEqual(['11/note/home/two/words'])
})

test('whose session was ended finds everything again', async () => {
  openSession({ id: 1, api_key: 'key.secret' } as Session)
  await tab('one').save(draft('at home'))
  endSession('session_replaced')
  expect(await countDrafts(1)).toBe(1)
})

test('what was about to be written at a logout is not; what is written after the next login is', async () => {
  openSession({ id: 1, api_key: 'key.secret' } as Session)
  const one = tab('one')
  const written = one.save(draft('at home'))
  endSession('logged_out')
  await Promise.all([written, one.save(draft('a late word'))])
  expect(await countDrafts(1)).toBe(0)
  openSession({ id: 1, api_key: 'next.secret' } as Session)
  await tab('one').save(draft('again'))
  expect(await countDrafts(1)).toBe(1)
})
