/** The network's own name: in texts, mails, pages for previews, the app's description, and what authenticators show. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { accentColour } from '@commons/contract/shared/accent.ts'
import { cs } from '@commons/contract/messages/cs.ts'
import { en } from '@commons/contract/messages/en.ts'
import sharp from 'sharp'
import { networkName, text } from '../src/platform/language.ts'
import { ofNetwork } from '../src/platform/http/web.ts'
import { jpeg, png } from './files/pictures.ts'
import { staffMember } from './staff.ts'
import { password, type Person, type World, world } from './world.ts'

let here: World
let root: Person
const set = (
  name: 'network_name' | 'network_slogan' | 'network_language' | 'network_accent',
  value: string,
) => here.as(root).call('update_setting', { name, value, reason: 'For the test' })

before(async () => {
  here = await world()
  root = await staffMember(here, 'Root', 'admin')
  await set('network_name', ' Labe & <Vltava> ')
  await set('network_slogan', 'Two “rivers”')
})

const name = 'Labe & <Vltava>'
const escaped = 'Labe &amp; &lt;Vltava&gt;'
const pageOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${here.url}${path}`, { headers })).text()

test('no text says another name', () => {
  assert.equal(networkName(), name)
  for (const [language, catalogue] of [
    ['en', en],
    ['cs', cs],
  ] as const)
    for (const [id, written] of Object.entries(catalogue))
      if (written.includes('Commons')) {
        const said = text(language, id as keyof typeof en, {
          count: 1,
          amount: '1',
          currency: 'FCELL',
          name: 'x',
          date: 'x',
        })
        assert.ok(said.includes(name) && !said.includes('Commons'), id)
      }
})

test('mails are from the network, with its name', async () => {
  const ada = await here.person('Ada')
  await here.as().send('forget_password', { email: ada.email })
  const email = 'nova@example.org'
  await here.as(ada).call('update_email', { email, password })
  const [mail] = await here.mailsTo(email)
  assert.ok(mail)
  assert.ok(!JSON.stringify(mail).includes('Commons'))
  assert.ok(JSON.stringify(mail).includes('Labe'))
})

test('previews, the reference and the app have it, escaped', async () => {
  for (const path of ['/s/post/5', '/vtube/5', '/api/docs']) {
    const page = await pageOf(path)
    assert.ok(page.includes(escaped), path)
    assert.ok(!page.includes('<Vltava>'), path)
  }
  assert.ok((await pageOf('/s/post/5')).includes('Two “rivers”'))
  const described = JSON.parse(await pageOf('/api/openapi.json')) as { info: { title: string } }
  assert.equal(described.info.title, name)
})

test('the client’s page has it before any script runs, and without one', () => {
  const file =
    '<head><meta charset="utf-8" /><title>Commons</title><meta name="description" content="x" /></head>' +
    '<noscript>Commons needs JavaScript.</noscript>'
  const page = ofNetwork(file, here.platform.settings)
  assert.ok(page.includes(`<title>${escaped}</title>`))
  assert.ok(page.includes(`<noscript>${escaped} needs JavaScript.</noscript>`))
  assert.ok(page.includes('<meta name="description" content="Two “rivers”" />'))
  const [, facts = ''] = /name="network" content="([^"]*)"/.exec(page) ?? []
  const read = facts
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  assert.deepEqual(JSON.parse(read), {
    name,
    slogan: 'Two “rivers”',
    language: 'en',
    accent: 'petrol',
    logo: '',
    link_cards: 0,
    absent: [],
  })
})

test('visitors whose browser asks for neither language are answered in the network’s', async () => {
  const said = async (language: string) =>
    (
      (await (
        await fetch(`${here.url}/api/users/no_such_call`, {
          method: 'POST',
          headers: { 'accept-language': language },
        })
      ).json()) as { message: string }
    ).message
  assert.equal(await said('de'), en['refusal.call_not_found'])
  await set('network_language', 'cs')
  assert.equal(await said('de'), cs['refusal.call_not_found'])
  assert.equal(await said('en-GB'), en['refusal.call_not_found'])
  assert.equal(await said('sk'), cs['refusal.call_not_found'])
})

test('its colour is in the page before the first paint, and in mails; petrol needs nothing', async () => {
  const page = () => ofNetwork('<head></head>', here.platform.settings)
  assert.doesNotMatch(page(), /stylesheet/)
  await set('network_accent', 'violet')
  const [, address = ''] =
    /<link rel="stylesheet" href="([^"]+)" data-accent="violet"><\/head>/.exec(page()) ?? []
  const answer = await fetch(`${here.url}${address}`)
  assert.match(answer.headers.get('content-type') ?? '', /^text\/css/)
  const css = await answer.text()
  const violet = accentColour('violet')
  assert.ok(css.includes(`--c-primary:${violet};`) && css.includes(`--mantine-color-petrol-7:${violet};`))
  const cyd = await here.person('Cyd')
  await here.as().send('forget_password', { email: cyd.email })
  const [mail] = await here.mailsTo(cyd.email)
  assert.ok(mail?.html.includes(`background:${violet}`))
  const { body } = await here
    .as(root)
    .send('update_setting', { name: 'network_accent', value: 'pink', reason: 'x' })
  assert.equal(body['error'], 'invalid_fields')
  await set('network_accent', 'petrol')
})

test('its logo is in pages, mails and for everybody; another one takes its place, and it can be removed', async () => {
  const page = () => ofNetwork(own, here.platform.settings)
  const own = '<head><link rel="icon" type="image/svg+xml" href="/mark.svg" /></head>'
  assert.ok(page().includes('href="/mark.svg"'))
  const dan = await here.person('Dan')
  const add = (file: Blob) => here.as(root).call('add_network_logo', {}, { file })
  await here.as(dan).isRefused('add_network_logo', {}, 'role_needed', { file: await png() })
  await here.as(dan).isRefused('delete_network_logo', {}, 'role_needed')
  await here.as(root).isRefused('add_network_logo', {}, 'picture_missing')
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' })
  await here.as(root).isRefused('add_network_logo', {}, 'file_kind_unsupported', { file: svg })

  const addressOf = async () => (await here.as(dan).call('show_language', {})).network.logo
  await add(await png())
  const first = await addressOf()
  assert.match(first, /^\/logo\/[\da-f]{16}\/192\.png$/)
  assert.ok(page().includes(`type="image/png" href="${first}"`))
  const answer = await fetch(`${here.url}${first}`)
  assert.match(answer.headers.get('cache-control') ?? '', /immutable/)
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  assert.deepEqual([format, width, height], ['png', 192, 192])
  await here.as().send('forget_password', { email: dan.email })
  const [mail] = await here.mailsTo(dan.email)
  assert.ok(mail)
  assert.ok(mail.html.includes(`${first}" alt="${escaped}"`))
  assert.ok(!mail.text.includes('/logo/'))

  await add(await jpeg())
  const second = await addressOf()
  assert.notEqual(second, first)
  const old = await fetch(`${here.url}${first}`, { redirect: 'manual' })
  assert.deepEqual([old.status, old.headers.get('location')], [302, second])
  assert.equal((await fetch(`${here.url}${second.replace('192', '7')}`)).status, 404)

  await here.as(root).call('delete_network_logo', {})
  assert.equal(await addressOf(), '')
  assert.equal((await fetch(`${here.url}${second}`)).status, 404)
  const { recdata } = await here.as(root).call('audit_log', {})
  assert.deepEqual(
    recdata.slice(0, 3).map(({ act }) => act),
    ['delete_network_logo', 'add_network_logo', 'add_network_logo'],
  )
})

test('a network has a name that can be seen', async () => {
  const { body } = await here
    .as(root)
    .send('update_setting', { name: 'network_name', value: ' \u200b ', reason: 'x' })
  assert.deepEqual(body['fields'], { value: 'Enter something' })
})
