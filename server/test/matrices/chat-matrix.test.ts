/**
 * Who sees what of a chat: its writer, its receiver and an outsider, in every state of the chat, in every
 * list, count, search, file address and hint.
 */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { gatherNews } from '../../src/features/notifications/gathering.ts'
import { openPage } from '../page.ts'
import { openPair } from '../scenes/pair-scene.ts'
import { jpeg } from '../files/pictures.ts'
import { makeWorld, type Person, type World } from '../world.ts'

interface Found {
  /** The lists that contain the chat. */
  lists: readonly string[]
  /** Found in the list by the other member's name. */
  byName: boolean
  unread: number
  requests: number
  box: boolean
  /** `chat_detail` answers. */
  opens: boolean
  /** Its message is in the history, among the changes, and in search results. */
  reads: boolean
  named: boolean
  mayWrite: boolean
  seesFile: boolean
  hears: boolean
  seesPresence: boolean
  told: readonly string[]
}

const nothing: Found = {
  lists: [],
  byName: false,
  unread: 0,
  requests: 0,
  box: false,
  opens: false,
  reads: false,
  named: false,
  mayWrite: false,
  seesFile: false,
  hears: false,
  seesPresence: false,
  told: [],
}
/** The writer, with the chat open in a box. */
const wrote: Found = {
  ...nothing,
  lists: ['all'],
  byName: true,
  box: true,
  opens: true,
  reads: true,
  named: true,
  mayWrite: true,
  seesFile: true,
  hears: true,
  seesPresence: true,
}
const received: Found = { ...wrote, lists: ['all', 'unread'], unread: 1, told: ['chat_message'] }
/** The chat is there, without the other member's name. */
const nameless = { byName: false, named: false, mayWrite: false, seesPresence: false } as const
const emptied = {
  lists: [],
  byName: false,
  unread: 0,
  box: false,
  reads: false,
  seesFile: false,
  told: [],
} as const

interface State {
  readonly name: string
  readonly areFriends?: boolean
  become?(here: World, writer: Person, receiver: Person, chat_id: number): Promise<unknown>
  readonly writer: Found
  readonly receiver: Found
}

const away = ({ platform }: World, { id }: Person) =>
  platform.database.db.insertInto('away_members').values({ member_id: id }).execute()

const states: readonly State[] = [
  { name: 'accepted', writer: wrote, receiver: received },
  {
    name: 'requested',
    areFriends: false,
    writer: { ...wrote, seesPresence: false },
    receiver: {
      ...received,
      lists: ['requests'],
      byName: false,
      unread: 0,
      requests: 1,
      box: false,
      seesPresence: false,
      told: ['chat_request'],
    },
  },
  {
    name: 'declined',
    areFriends: false,
    become: (here, _, receiver, chat_id) => here.as(receiver).call('chat_request_delete', { chat_id }),
    // The writer isn't told.
    writer: { ...wrote, seesPresence: false },
    receiver: { ...received, ...emptied, seesPresence: false },
  },
  {
    name: 'blocked by its receiver',
    become: (here, writer, receiver) => here.block(receiver, writer),
    writer: { ...wrote, ...nameless },
    receiver: { ...received, ...nameless, named: true, told: [] },
  },
  {
    name: 'blocked by its writer',
    become: (here, writer, receiver) => here.block(writer, receiver),
    writer: { ...wrote, ...nameless, named: true },
    receiver: { ...received, ...nameless, told: [] },
  },
  {
    name: 'requested and blocked',
    areFriends: false,
    become: (here, writer, receiver) => here.block(receiver, writer),
    writer: { ...wrote, ...nameless },
    receiver: { ...received, ...nameless, ...emptied, reads: true, seesFile: true, named: true },
  },
  {
    name: 'destroyed',
    become: (here, writer, receiver) => here.as(receiver).call('destroy_chat', { friend_id: writer.id }),
    writer: { ...wrote, ...emptied },
    receiver: { ...received, ...emptied },
  },
  {
    name: 'of a writer who is away',
    become: (here, writer) => away(here, writer),
    writer: nothing,
    receiver: {
      ...received,
      ...nameless,
      lists: ['all'],
      unread: 0,
      reads: false,
      seesFile: false,
      told: [],
    },
  },
  {
    name: 'of a receiver who is away',
    become: (here, _, receiver) => away(here, receiver),
    writer: { ...wrote, ...nameless },
    receiver: nothing,
  },
  {
    name: 'of a writer who is gone',
    become: (here, writer) =>
      here.platform.database.db.deleteFrom('members').where('id', '=', writer.id).execute(),
    writer: nothing,
    receiver: {
      ...received,
      ...nameless,
      lists: ['all'],
      unread: 0,
      reads: false,
      seesFile: false,
      told: [],
    },
  },
  {
    name: 'of a receiver who is gone',
    become: (here, _, receiver) =>
      here.platform.database.db.deleteFrom('members').where('id', '=', receiver.id).execute(),
    writer: { ...wrote, ...nameless },
    receiver: nothing,
  },
]

interface Asked {
  readonly chat_id: number
  readonly other: Person
  readonly key: string
}

const secret = 'aubergine'

async function find(here: World, who: Person, { chat_id, other, key }: Asked): Promise<Found> {
  const { call, send } = here.as(who)
  const isHere = (chats: ReadonlyArray<{ chat_id: number }>) => chats.some((chat) => chat.chat_id === chat_id)
  const lists: string[] = []
  for (const filter of ['all', 'unread', 'requests'] as const) {
    const { users } = await call('chat_list', { filter })
    if (isHere(users)) lists.push(filter)
    assert.equal(isHere((await call('chat_list', { filter, by_freelancer: 1 })).users), false)
  }
  const { unread_count, request_count } = await call('chat_unread', {})
  const detail = await send('chat_detail', { chat_id })
  const chat = detail.body['recdata'] as { full_name: string | null; can_write: 0 | 1 } | undefined
  const reads: boolean[] = []
  for (const [name, input] of [
    ['chat_messages', {}],
    ['chat_changes', { since: 0 }],
    ['chat_search', { search: secret }],
  ] as const) {
    const { status, body } = await send(name, { chat_id, ...input })
    assert.equal(status, detail.status, `${name} answers as chat_detail does`)
    reads.push(JSON.stringify(body).includes(secret))
  }
  assert.equal(new Set(reads).size, 1, 'every way of reading has the same messages')

  const address = new URL(here.platform.media.rendition(key, 480, who.id), here.url)
  const page = await openPage(here, who, [`chat:${chat_id}`, `mutes:${who.id}`])
  here.platform.bus.hint([{ topic: `chat:${chat_id}` }])
  here.platform.bus.hint([{ topic: `mutes:${who.id}` }])
  await page.hearHint(`mutes:${who.id}`)
  page.leave()
  const presence = await send('chat_presence', { friend_id: other.id })
  const news = (await call('notification_list', {})).recdata.map(({ kind }) => kind)
  return {
    lists,
    byName: isHere((await call('chat_list', { search: other.name })).users),
    unread: unread_count,
    requests: request_count,
    box: isHere((await call('current_chat', {})).users),
    opens: detail.status === 200,
    reads: reads[0] ?? false,
    named: typeof chat?.full_name === 'string',
    mayWrite: chat?.can_write === 1,
    seesFile: (await fetch(address)).status === 200,
    hears: page.frames.some(({ hints }) => Array.isArray(hints) && hints.includes(`chat:${chat_id}`)),
    seesPresence: typeof presence.body['last_seen'] === 'string',
    told: news.filter((kind) => kind.startsWith('chat')),
  }
}

describe('what each finds of a chat', () => {
  let here: World
  let outsider: Person

  before(async () => {
    here = await makeWorld()
    outsider = await here.person('Outsider')
  })

  for (const { name, areFriends = true, become, writer, receiver } of states)
    test(`that is ${name}`, async () => {
      const { ada, bob, chat_id } = await openPair(here, { areFriends })
      const { db } = here.platform.database
      for (const { id } of [ada, bob])
        await db.insertInto('last_seen').values({ member_id: id, seen_at: new Date() }).execute()
      const file = await jpeg()
      await here.as(ada).call('send_chat_file', { friend_id: bob.id, message: secret }, { file })
      await here.processMedia()
      const { key } = await db
        .selectFrom('media')
        .select('key')
        .where('owner_id', '=', ada.id)
        .executeTakeFirstOrThrow()
      await become?.(here, ada, bob, chat_id)
      await gatherNews(here.platform)

      const of = { chat_id, key }
      if (writer !== nothing) assert.deepEqual(await find(here, ada, { ...of, other: bob }), writer, 'writer')
      if (receiver !== nothing)
        assert.deepEqual(await find(here, bob, { ...of, other: ada }), receiver, 'receiver')
      assert.deepEqual(await find(here, outsider, { ...of, other: ada }), nothing, 'outsider')
      assert.equal((await fetch(new URL(here.platform.media.rendition(key, 480), here.url))).status, 404)
    })
})
