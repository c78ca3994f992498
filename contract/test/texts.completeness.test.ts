/** Every documented text is in its place, was replaced, or is listed as not yet built. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en } from '../src/messages/en.ts'
import { type DocumentedText, documentedTexts, read } from './spec.ts'
import { notYetBuilt, rowsOf } from './table.ts'

const keyOf = ({ text, screen }: DocumentedText) => `${text}\t${screen}`
const documented = new Set(documentedTexts.map(keyOf))
const pending = notYetBuilt(read('not-yet-built.tsv'), 'text')
const placed = rowsOf(read('texts-placed.tsv')).map(([text = '', screen = '', place = '']) => ({
  text,
  screen,
  place,
}))
const placedKeys = new Set(placed.map(keyOf))

/** The English texts of the web client, each with the files that use it. */
const said = new Map<string, string[]>()
for (const entry of read('../../web/src/locales/en.po').split('\n\n')) {
  const [, id = '""'] = /^msgid (".*"(?:\n".*")*)/m.exec(entry) ?? []
  const text = [...id.matchAll(/"(.*)"/g)].map(([, part = '']) => JSON.parse(`"${part}"`) as string).join('')
  const files = [...entry.matchAll(/^#: (.+?)(?::\d+)?$/gm)].map(([, file = '']) => `web/${file}`)
  // The documents write N for a number.
  const [, ofMany] = /^\{\w+, plural, .*other \{(.*)\}\}$/.exec(text) ?? []
  for (const each of [text, ofMany?.replace('#', 'N')])
    if (each !== undefined) said.set(each, [...(said.get(each) ?? []), ...files])
}

for (const { text, screen, place } of placed) {
  test(`${text} (${screen})`, () => {
    if (/^decision [1-9]\d?: ./.test(place)) return
    if (place.startsWith('contract/')) {
      assert(read(`../../${place}`).includes(`'${text}'`), `${place} does not name it`)
    } else if (place.startsWith('web/')) {
      assert(
        said.get(text)?.includes(place),
        `${place} does not say it; those who do: ${said.get(text)?.join(', ')}`,
      )
    } else assert.equal((en as Record<string, string>)[place], text)
  })
}

test('every documented text is placed, replaced or listed', () => {
  const missing = [...documented].filter((key) => !placedKeys.has(key) && !pending.has(key))
  assert.deepEqual(missing, [])
})

test('what is placed is no longer listed as not yet built', () => {
  assert.deepEqual(
    [...pending].filter((key) => placedKeys.has(key)),
    [],
  )
})

test('what is placed or listed is a documented text, once', () => {
  assert.deepEqual(
    [...placedKeys, ...pending].filter((key) => !documented.has(key)),
    [],
  )
  assert.equal(placedKeys.size, placed.length)
})
