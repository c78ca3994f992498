import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { brokenPng, gif, jpeg } from '../../../../test/files/pictures.ts'
import { page, type PlayedHost, playWeb } from '../../../../test/fakes/played-web.ts'
import { openPage } from '../../../../test/page.ts'
import { fetchAll, openPair } from '../../../../test/scenes/pair-scene.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

const bytesOf = async (file: Promise<Blob>) => Buffer.from(await (await file).arrayBuffer())
const picture = (content: Buffer, type: string): PlayedHost => ({ answer: page(content, type) })
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="500"/>')
const ofPicture = (address: string) =>
  page(`<title>A page</title><meta property="og:image" content="${address}">`)

const web = await playWeb({
  'news.example': {
    answer: page(`<!doctype html><html><head><title>Not this</title>
      <meta property="og:title" content="Bees &amp; <b>flowers</b>\u202e
        in town">
      <meta name="description" content="${'Žluťoučký 👩‍👩‍👧‍👦 '.repeat(60)}">
      <meta property="og:image" content="/large.jpg"></head><body><svg><title>Bee</title></svg>`),
  },
  'plain.example': { answer: page('<title> Only\n a title </title>') },
  'cyrillic.example': {
    answer: page(
      Buffer.from('<title>\xcf\xf0\xe8\xe2\xe5\xf2</title>', 'latin1'),
      'text/html; charset=windows-1251',
    ),
  },
  'said-inside.example': {
    answer: page(Buffer.from('<meta charset="iso-8859-2"><title>\xb9koda</title>', 'latin1'), 'text/html'),
  },
  'untitled.example': { answer: page('<meta name="description" content="Words"><body><h1>Hello</h1>') },
  'svg.example': { answer: ofPicture('http://files.example/drawing') },
  'broken.example': { answer: ofPicture('http://files.example/broken') },
  'huge.example': { answer: ofPicture('http://files.example/huge') },
  'inside.example': { answer: ofPicture('http://127.0.0.1/picture.png') },
  'moving.example': { answer: ofPicture('http://files.example/moving') },
  'files.example': {
    async answer(request, response) {
      const answers: Record<string, PlayedHost> = {
        '/drawing': picture(svg, 'image/svg+xml'),
        '/broken': picture(await bytesOf(brokenPng()), 'image/png'),
        '/huge': picture(Buffer.alloc(3_000_000, await bytesOf(jpeg())), 'image/jpeg'),
        '/moving': picture(await bytesOf(gif(3, 32)), 'image/gif'),
      }
      answers[request.url ?? '']?.answer(request, response)
    },
  },
})
const news = web.hosts.get('news.example') ?? assert.fail()
const large = await bytesOf(jpeg(1200, 630))
web.hosts.set('news.example', {
  answer: (request, response) =>
    request.url === '/large.jpg'
      ? page(large, 'image/jpeg')(request, response)
      : news.answer(request, response),
})

const options = { env: { LINK_CARDS: 'on' }, web }
const here = await makeWorld(options)
const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
const { db } = here.platform.database

/** Fetches every card that waits, as the job does. */
async function settle({ platform }: World = here) {
  const waiting = await db.selectFrom('link_cards').select('id').where('state', '=', 'waiting').execute()
  for (const { id } of waiting) await platform.linkCards.fetch(id)
}

const write = async (message: string, more = {}) =>
  (await here.as(ada).call('add_post', { message, ...more })).recdata
const cardNow = async (post_id: number) =>
  (await here.as(bob).call('post_detail', { post_id })).recdata.link_card
const requested = (path: string) => web.requests.filter((each) => each === path).length

test('a post shows a card of its first link once its page is fetched, and pages hear of it', async () => {
  const { post_id, link_card } = await write(
    `Look: http://news.example/bees, or http://plain.example ${here.platform.site.origin}/`,
  )
  assert.equal(link_card, null)
  const open = await openPage(here, bob, [`post:${post_id}`])
  await settle()
  await open.hearHint(`post:${post_id}`)
  open.leave()
  const card = (await cardNow(post_id)) ?? assert.fail()
  assert.deepEqual(
    { ...card, description: '', picture: null },
    {
      url: 'http://news.example/bees',
      host: 'news.example',
      title: 'Bees & <b>flowers</b> in town',
      description: '',
      picture: null,
    },
  )
  assert.equal([...new Intl.Segmenter('en').segment(card.description)].length, 300)
  assert(card.description.endsWith('…'))
  assert.deepEqual([card.picture?.width, card.picture?.height], [600, 315])
  const shown = await fetch(here.url + card.picture?.url)
  assert.equal(shown.headers.get('content-type'), 'image/webp')
  assert.equal((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width, 600)
  assert.equal((await fetch(`${here.url}/link-pictures/${'a'.repeat(22)}.webp`)).status, 404)
  // The second link of the text, and our own, were left alone.
  assert.equal(requested('plain.example/'), 0)
})

test('a link that was fetched within a day has its card at once, and a new one after it', async () => {
  const address = 'http://plain.example/cached'
  await write(address)
  await settle()
  assert.equal((await write(address)).link_card?.title, 'Only a title')
  assert.equal(requested('plain.example/cached'), 1)
  const age = (interval: string) =>
    sql`update link_cards set asked_at = asked_at - ${interval}::interval where url = ${address}`.execute(db)
  await age('25 hours')
  assert.equal((await write(address)).link_card, null)
  await settle()
  assert.equal(requested('plain.example/cached'), 2)
})

test('what is no page is asked again only after an hour', async () => {
  const address = 'http://untitled.example/a'
  for (const _ of [1, 2]) {
    assert.equal((await write(address)).link_card, null)
    await settle()
  }
  assert.equal(requested('untitled.example/a'), 1)
  await sql`update link_cards set asked_at = asked_at - interval '61 minutes' where url = ${address}`.execute(
    db,
  )
  await write(address)
  await settle()
  assert.equal(requested('untitled.example/a'), 2)
})

test('texts are decoded as their page says, and pictures that are none leave a card without', async () => {
  const shown: Record<string, unknown> = {}
  for (const name of ['cyrillic', 'said-inside', 'untitled', 'svg', 'broken', 'huge', 'inside', 'moving']) {
    const { post_id } = await write(`http://${name}.example/`)
    await settle()
    const card = await cardNow(post_id)
    shown[name] = card && [card.title, card.picture?.width]
  }
  assert.deepEqual(shown, {
    cyrillic: ['Привет', undefined],
    'said-inside': ['škoda', undefined],
    untitled: null,
    svg: ['A page', undefined],
    broken: ['A page', undefined],
    huge: ['A page', undefined],
    inside: ['A page', undefined],
    moving: ['A page', 32],
  })
})

test('its author removes the card before or after, and the same text gets no other one', async () => {
  const address = 'http://plain.example/removed'
  const without = await write(address, { link_card: 0 })
  assert.equal(without.link_card, null)
  const { post_id } = await write(address)
  await settle()
  assert.equal(await cardNow(without.post_id), null)
  assert.equal((await cardNow(post_id))?.title, 'Only a title')
  await here.as(bob).isRefused('post_link_card_delete', { post_id }, 'post_not_found')
  const { recdata } = await here.as(ada).call('post_link_card_delete', { post_id })
  assert.equal(recdata.link_card, null)
  assert.equal(await cardNow(post_id), null)
  const edit = async (message: string, more = {}) =>
    (await here.as(ada).call('edit_post', { post_id, message, ...more })).recdata.link_card?.url ?? null
  assert.equal(await edit(`Again ${address}`), null)
  // Another link has its own; with that removed in the edit itself, the first one is new.
  await write('http://plain.example/cached2')
  await settle()
  assert.equal(await edit('http://plain.example/cached2'), 'http://plain.example/cached2')
  assert.equal(await edit('http://plain.example/cached2 and', { link_card: 0 }), null)
  assert.equal(await edit(address), address)
  assert.equal(await edit('No link'), null)
  assert.equal(await cardNow(post_id), null)
})

test('a link that moderators rule out has no card, nor has one that leads there', async () => {
  await sql`insert into word_rules (kind, words, pattern, act) values ('words', 'casino', 'casino', 'refuse')`.execute(
    db,
  )
  here.platform.wordRules.forget()
  web.hosts.set('fair.example', {
    answer: (_, response) => void response.writeHead(302, { location: 'http://casino.example/' }).end(),
  })
  web.hosts.set('casino.example', { answer: page('<title>Win</title>') })
  web.hosts.set('spam.example', { answer: page('<title>The best casino</title>') })
  for (const host of ['fair', 'spam']) {
    const { post_id } = await write(`http://${host}.example/`)
    await settle()
    assert.equal(await cardNow(post_id), null)
  }
  await sql`delete from word_rules`.execute(db)
  here.platform.wordRules.forget()
})

test('messages show cards, in chats of two and of groups, and their author removes them', async () => {
  const pair = await openPair(here)
  const address = 'http://plain.example/message'
  const { message_id, chat_id } = await pair.say(pair.ada, pair.bob, `See ${address}`)
  const { recdata: group } = await here.as(pair.ada).call('group_create', { group_name: 'Bees' })
  const { recdata: entry } = await here
    .as(pair.ada)
    .call('group_chat', { group_id: group.id, message: address })
  const { last_change } = await here.as(pair.bob).call('chat_messages', { chat_id })
  const open = await openPage(here, pair.bob, [`chat:${chat_id}`])
  await settle()
  await open.hearHint(`chat:${chat_id}`)
  open.leave()
  assert.equal(requested('plain.example/message'), 1)
  const { messages } = await here.as(pair.bob).call('chat_changes', { chat_id, since: last_change })
  assert.deepEqual(
    messages.map((each) => [each.message_id, each.link_card?.title]),
    [[message_id, 'Only a title']],
  )
  const history = await here.as(pair.ada).call('group_chat_history', { group_id: group.id })
  assert.equal(history.recdata[0]?.link_card?.url, address)

  const edit = (message: string) => here.as(pair.ada).call('chat_message_edit', { message_id, message })
  assert.equal((await edit(`Once more ${address}`)).recdata.link_card?.url, address)
  await here.as(pair.bob).isRefused('chat_link_card_delete', { message_id }, 'message_not_found')
  const gone = await here.as(pair.ada).call('chat_link_card_delete', { message_id })
  assert.equal(gone.recdata.link_card, null)
  assert.equal((await fetchAll(here, pair.bob, chat_id)).at(-1)?.link_card, null)
  assert.equal((await edit(address)).recdata.link_card, null)

  const of = { group_chat_id: entry.id }
  await here.as(bob).isRefused('group_chat_link_card_delete', of, 'message_not_found')
  assert.equal((await here.as(pair.ada).call('group_chat_link_card_delete', of)).recdata.link_card, null)
})

test('the composer is shown a card before, and only so many are fetched for a member in a minute', async () => {
  const ask = (url: string) => here.as(ada).call('link_card', { url })
  const url = 'http://plain.example/before'
  const first = await ask(url)
  assert.deepEqual([first.recdata, first.waits], [null, 1])
  assert.equal((await ask(url)).waits, 1)
  await settle()
  const then = await ask(url)
  assert.deepEqual([then.recdata?.title, then.waits], ['Only a title', 0])
  assert.equal(requested('plain.example/before'), 1)
  for (const nothing of [
    'mailto:ada@example.org',
    'words',
    `${here.platform.site.origin}/`,
    'http://a:b@x.example/',
  ])
    assert.deepEqual(
      { ...(await ask(nothing)), message: '' },
      { code: true, message: '', recdata: null, waits: 0 },
    )

  const strict = await makeWorld({ ...options, env: { ...options.env, RATE_LIMIT_FACTOR: '0.2' } })
  const eve = await strict.person('Eve')
  const waits: number[] = []
  for (const nth of [1, 2, 3])
    waits.push((await strict.as(eve).call('link_card', { url: `http://plain.example/${nth}` })).waits)
  assert.deepEqual(waits, [1, 1, 0])
  // The post itself is there.
  assert.equal(
    (await strict.as(eve).call('add_post', { message: 'http://plain.example/4' })).recdata.link_card,
    null,
  )
})

test('two members at two processes ask for one page once', async () => {
  const there = await makeWorld({ ...options, database: here.database })
  const url = 'http://plain.example/race'
  const posts = await Promise.all([
    here.as(ada).call('add_post', { message: url }),
    there.as(bob).call('add_post', { message: url }),
  ])
  const rows = await db.selectFrom('link_cards').select('id').where('url', '=', url).execute()
  assert.equal(rows.length, 1)
  const id = rows[0]?.id ?? 0
  await Promise.all([here.platform.linkCards.fetch(id), there.platform.linkCards.fetch(id)])
  assert.equal(requested('plain.example/race'), 1)
  for (const { recdata } of posts) assert.equal((await cardNow(recdata.post_id))?.url, url)
})

test('a host is asked twenty times a minute, and the others wait', async () => {
  await sql`insert into link_cards (url_key, url, host, state, begun_at)
    select 'busy' || n, 'http://busy.example/' || n, 'busy.example', 'none', now() from generate_series(1, 20) n`.execute(
    db,
  )
  web.hosts.set('busy.example', { answer: page('<title>Busy</title>') })
  const { post_id } = await write('http://busy.example/')
  await settle()
  assert.equal(requested('busy.example/'), 0)
  await sql`update link_cards set begun_at = begun_at - interval '2 minutes' where host = 'busy.example'`.execute(
    db,
  )
  await settle()
  assert.equal((await cardNow(post_id))?.title, 'Busy')
})

test('a card goes with the last that shows it, and is kept as long', async () => {
  const { post_id } = await write('http://news.example/kept')
  const message = 'http://plain.example/gone'
  const gone = await write(message)
  await settle()
  await here.as(ada).call('post_link_card_delete', { post_id: gone.post_id })
  await sql`update link_cards set asked_at = asked_at - interval '3 days'`.execute(db)
  await here.platform.linkCards.removeUnshown()
  assert((await cardNow(post_id))?.picture)
  const left = await db.selectFrom('link_cards').select('id').where('url', '=', message).execute()
  assert.deepEqual(left, [])
})

test('without the operator’s word nothing is requested, and nothing stored', async () => {
  const off = await makeWorld({ web })
  const before = web.requests.length + web.connections.length
  const cyd = await off.person('Cyd')
  const { recdata } = await off.as(cyd).call('add_post', { message: 'http://news.example/off' })
  assert.equal(recdata.link_card, null)
  assert.equal((await off.as(cyd).call('link_card', { url: 'http://news.example/off' })).waits, 0)
  const stored = await off.platform.database.db.selectFrom('link_cards').select('id').execute()
  assert.deepEqual([stored, web.requests.length + web.connections.length], [[], before])
})
