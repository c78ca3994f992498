/** The API reference's page covers the whole contract, under the security policy of every page. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import { allCalls } from '@commons/contract/all.ts'
import { pathOf } from '@commons/contract/call.ts'
import { en } from '@commons/contract/messages/en.ts'
import { generalRefusals, type RefusalName, refusals } from '@commons/contract/refusals.ts'
import { world } from '../../../test/world.ts'
import { callsPerMinute } from '../call/limits.ts'

let url: string
let page: string
let headers: Headers
before(async () => {
  url = (await world()).url
  const answer = await fetch(`${url}/api/docs`)
  assert.equal(answer.status, 200)
  headers = answer.headers
  page = await answer.text()
})

/** Returns the text that a reader sees of some HTML. */
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

/** Returns the start of a refusal's text, up to the first value in it. */
const beginningOf = (refusal: RefusalName) =>
  /other \{([^#]*)#/.exec(en[`refusal.${refusal}`])?.[1] ?? en[`refusal.${refusal}`]

function tells(html: string, expected: readonly string[]): void {
  const text = textOf(html)
  for (const each of expected) assert(text.includes(each), `"${each}" is missing in: ${text}`)
}

describe('every call is told', () => {
  for (const { call } of allCalls) {
    test(`${call.method} ${call.name}`, () => {
      const sections = page.split('<section class="call"')
      const section = sections.find((each) => textOf(each).includes(` ${call.method} ${pathOf(call)} `))
      assert(section)
      tells(section, [
        call.doc.replaceAll('`', ' ').replaceAll(/\s+/g, ' ').slice(0, 40),
        call.effect === 'read' ? 'Reads' : 'Writes',
        `${callsPerMinute[call.limit]} calls a minute`,
        'curl ',
        ...[call.input.shape, call.output.shape, call.files].flatMap(Object.keys),
        ...call.refusals.map((name) => `${name} ${refusals[name]}`),
        ...call.refusals.map(beginningOf),
      ])
    })
  }
})

test('every refusal that any call may answer is told with status and text', () => {
  const names = Object.keys(generalRefusals) as RefusalName[]
  tells(
    page,
    names.flatMap((name) => [`${name} ${refusals[name]}`, beginningOf(name)]),
  )
})

test('every link within the page leads somewhere, and no name is given twice', () => {
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  assert.equal(new Set(ids).size, ids.length)
  const targets = [...page.matchAll(/ (?:href="#|aria-labelledby="|for=")([^"]+)"/g)].map(([, id]) => id)
  assert(targets.length > allCalls.length * 2)
  for (const target of targets) assert(ids.includes(target), `#${target} leads nowhere`)
})

test('it stands under the strict policy: no inline script, no other host', async () => {
  assert.equal(headers.get('content-type'), 'text/html; charset=utf-8')
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  const policy = headers.get('content-security-policy') ?? ''
  assert.match(policy, /default-src 'none'/)
  assert.match(policy, /script-src 'self';/)
  assert.deepEqual(page.match(/<script[^>]*>[^<]*<\/script>/g), [
    '<script src="/api/docs.js" defer></script>',
  ])
  assert.doesNotMatch(page, / (?:on\w+|style)=/)
  for (const [, address] of page.matchAll(/ (?:src|href)="([^"]*)"/g))
    assert.match(address ?? '', /^[/#](?!\/)/)
})

test('its style and script are there, of their kinds', async () => {
  for (const [path, type] of [
    ['docs.css', 'text/css'],
    ['docs.js', 'text/javascript'],
  ]) {
    const answer = await fetch(`${url}/api/${path}`)
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('content-type'), `${type}; charset=utf-8`)
    assert.doesNotMatch(await answer.text(), /https?:\/\//)
  }
})

test('its colours are the client’s', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
  const colours = (css: string) =>
    new Set([...css.matchAll(/--c-[\w-]+: #\w+/g)].map(([declaration]) => declaration))
  const clients = colours(read('../../../../web/src/ui/theme/tokens.css'))
  const ours = colours(read('reference.css'))
  assert(ours.size > 20)
  for (const colour of ours) assert(clients.has(colour), `${colour} is not the client’s`)
})
