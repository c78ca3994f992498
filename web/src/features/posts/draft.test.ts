import { beforeEach, expect, test, vi } from 'vitest'
import { draftStore, type Draft } from './draft.ts'

const { storage, writes } = vi.hoisted(() => ({
  storage: new Map<string, unknown>(),
  writes: [] as string[],
}))

// jsdom has no IndexedDB; the journeys in a browser use the real one.
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  getMany: async (keys: string[]) => keys.map((key) => storage.get(key)),
  setMany: async (entries: Array<[string, unknown]>) => {
    for (const [key, value] of entries) {
      writes.push(key)
      storage.set(key, value)
    }
  },
  delMany: async (keys: string[]) => {
    for (const key of keys) storage.delete(key)
  },
}))

const draft = (text: string, more: Partial<Draft> = {}): Draft => ({
  text,
  audience: 'public',
  picture: undefined,
  sentAs: undefined,
  ...more,
})

beforeEach(() => {
  storage.clear()
  writes.length = 0
})

test('text, audience, picture and the key come back in another tab', async () => {
  const picture = new File(['x'], 'x.png', { type: 'image/png' })
  const kept = draft('Hello', { audience: 'private', picture, sentAs: 'key-1' })
  await draftStore(1, 'home').save(kept)
  expect(await draftStore(1, 'home').load()).toEqual(kept)
})

test('each member and each place has a draft of its own', async () => {
  await draftStore(1, 'home').save(draft('Ada at home'))
  expect(await draftStore(2, 'home').load()).toBeUndefined()
  // A private draft must not come up where every post is public.
  expect(await draftStore(1, 'profile').load()).toBeUndefined()
})

test('the picture is written when it changes, not with every word', async () => {
  const picture = new File(['x'], 'x.png')
  const store = draftStore(1, 'home')
  await store.save(draft('a', { picture }))
  await store.save(draft('ab', { picture }))
  expect(writes.filter((key) => key.endsWith('picture'))).toHaveLength(1)
  await store.save(draft('ab'))
  expect((await draftStore(1, 'home').load())?.picture).toBeUndefined()
})

test('posting in one tab does not clear what another has written since', async () => {
  const [one, other] = [draftStore(1, 'home'), draftStore(1, 'home')]
  await one.save(draft('from one'))
  await other.save(draft('from the other'))
  await one.clear()
  expect((await draftStore(1, 'home').load())?.text).toBe('from the other')
})

test('a tab clears what it restored from another one', async () => {
  await draftStore(1, 'home').save(draft('killed'))
  const next = draftStore(1, 'home')
  await next.load()
  await next.clear()
  expect(await draftStore(1, 'home').load()).toBeUndefined()
})
