/** Versions of the API: what has changed, and answers that say what will go. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { createClient } from '@commons/client/public.ts'
import { defineCall, deprecate } from '@commons/contract/call.ts'
import { apiVersion, versions } from '@commons/contract/changes.ts'
import { listDeprecated } from '@commons/contract/reference/deprecations.ts'
import { z } from 'zod'
import { makeWorld, type Person, type World } from '../../../test/world.ts'
import { handle, type Handler } from '../call/handle.ts'

const bake_bread = defineCall({
  name: 'bake_bread',
  doc: 'Bake as it was done.',
  auth: 'member',
  effect: 'read',
  topics: [],
  input: z.object({
    wheat: deprecate(z.string().optional(), {
      since: '2026-10-01',
      until: '2027-10-01',
      use: 'Send `flour`.',
    }),
    flour: z.string().optional(),
  }),
  output: z.object({}),
  refusals: [],
  deprecated: { since: '2026-11-01', until: '2027-12-01', use: 'Buy it.' },
})

let here: World
let ada: Person
before(async () => {
  here = await makeWorld({ handlers: [handle(bake_bread, async () => ({})) as unknown as Handler] })
  ada = await here.person('Ada')
})

const saidOf = async (name: string, input: object) => {
  const { headers, status } = await here.as(ada).send(name, input)
  return { status, said: ['deprecation', 'sunset', 'link'].map((header) => headers.get(header)) }
}

test('programs get the versions as JSON, newest first, and what is deprecated', async () => {
  const answer = await fetch(`${here.url}/api/changes`)
  assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8')
  assert.equal(answer.headers.get('vary'), 'accept')
  const told = JSON.parse(
    JSON.stringify({ version: apiVersion, versions, deprecated: listDeprecated() }),
  ) as unknown
  assert.deepEqual(await answer.json(), told)
  const description = (await (await fetch(`${here.url}/api/openapi.json`)).json()) as {
    info: { version: string }
  }
  assert.equal(description.info.version, apiVersion)
})

test('browsers get a page, whose links lead somewhere', async () => {
  const answer = await fetch(`${here.url}/api/changes`, { headers: { accept: 'text/html,*/*' } })
  assert.equal(answer.headers.get('content-type'), 'text/html; charset=utf-8')
  assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'/)
  const page = await answer.text()
  for (const { version, date } of versions) assert.ok(page.includes(`>${version}<`) && page.includes(date))
  const docs = await (await fetch(`${here.url}/api/docs`)).text()
  const ids = (text: string) => new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, target] of page.matchAll(/ href="#([^"]+)"/g)) assert.ok(ids(page).has(target), target)
  for (const [, target] of page.matchAll(/ href="\/api\/docs#([^"]+)"/g))
    assert.ok(ids(docs).has(target), target)
  for (const { call } of listDeprecated()) assert.ok(ids(page).has(call), call)
  assert.ok(docs.includes('href="/api/changes"'))
})

test('answers to whoever uses what is deprecated say so, also refusals, and others don’t', async () => {
  const link = (name: string) => `</api/changes#${name}>; rel="deprecation"; type="text/html"`
  const since = (day: string) => `@${Date.parse(day) / 1000}`
  assert.deepEqual(await saidOf('bake_bread', {}), {
    status: 200,
    said: [since('2026-11-01'), 'Wed, 01 Dec 2027 00:00:00 GMT', link('bake_bread')],
  })
  // The earliest of what is used.
  assert.deepEqual((await saidOf('bake_bread', { wheat: 'x' })).said, [
    since('2026-10-01'),
    'Fri, 01 Oct 2027 00:00:00 GMT',
    link('bake_bread'),
  ])
  assert.deepEqual(await saidOf('delete_detail', { place_id: 999 }), {
    status: 404,
    said: [since('2026-11-29'), null, link('delete_detail')],
  })
  assert.deepEqual((await saidOf('delete_detail', { detail_id: 999 })).said, [null, null, null])
})

test('the description and the reference mark it', async () => {
  const description = (await (await fetch(`${here.url}/api/openapi.json`)).json()) as {
    paths: Record<
      string,
      {
        post: {
          requestBody: {
            content: Record<string, { schema: { properties: Record<string, { deprecated?: boolean }> } }>
          }
        }
      }
    >
  }
  const { properties } =
    description.paths['/api/users/delete_detail']?.post.requestBody.content['application/json']?.schema ??
    assert.fail()
  assert.equal(properties['place_id']?.deprecated, true)
  assert.equal(properties['detail_id']?.deprecated, undefined)
  const docs = await (await fetch(`${here.url}/api/docs`)).text()
  const section =
    docs.split('<section class="call"').find((each) => each.includes('id="delete_detail"')) ?? ''
  assert.ok(section.includes('>deprecated<') && section.includes('Deprecated since 2026-11-29.'))
})

test('the client warns once of each call', async () => {
  const warned: string[] = []
  const client = createClient({
    url: here.url,
    userId: ada.id,
    apiKey: ada.apiKey,
    warn: (text) => warned.push(text),
  })
  for (const place_id of [998, 999]) await client.call('delete_detail', { place_id }).catch(() => undefined)
  await client.call('delete_detail', { detail_id: 999 }).catch(() => undefined)
  assert.equal(warned.length, 1)
  assert.match(
    warned[0] ?? '',
    /^delete_detail: .* since 2026-11-29\. See http:.*\/api\/changes#delete_detail$/,
  )
})
