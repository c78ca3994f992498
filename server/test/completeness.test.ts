/** The contract is complete: each call has a handler and a test, each refusal and text a use. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { allCalls } from '@commons/contract/all.ts'
import { pathOf } from '@commons/contract/call.ts'
import { cs } from '@commons/contract/messages/cs.ts'
import { en, type MessageId } from '@commons/contract/messages/en.ts'
import { ReportType } from '@commons/contract/moderation/moderation.ts'
import { generalRefusals, type RefusalName } from '@commons/contract/refusals.ts'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { features } from '../src/features.ts'
import { sendRaw } from './fakes/raw-request.ts'
import { type World, world } from './world.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

function textsOf(files: readonly string[]): Map<string, string> {
  return new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(`${root}/${file}`, 'utf8')]))
}

/** Returns the sources in these folders, without their tests. */
function sourcesOf(...patterns: string[]): Map<string, string> {
  return textsOf(globSync(patterns, { cwd: root }).filter((file) => !isTest(file)))
}

const tests = textsOf(globSync(['server/{src,test}/**/*.test.ts'], { cwd: root }))
const server = sourcesOf('server/src/**/*.ts')
const everything = new Map([
  ...server,
  ...sourcesOf('contract/src/!(messages)/**/*.ts', 'contract/src/*.ts', 'web/src/**/*.{ts,tsx}'),
])
/** The kinds of notifications. */
const told = new Set<string>(
  features.flatMap(({ notifications = [] }) => notifications.map(({ name }) => name)),
)
const says = (sources: Iterable<string>, word: string) =>
  [...sources].some((text) => text.includes(`'${word}'`))

const isHandler = (file: string) => /^export default handle\(/m.test(server.get(file) ?? '')

let here: World
before(async () => {
  here = await world()
})

for (const { feature, folder, key, call } of allCalls) {
  describe(key, () => {
    test('is mounted under its method and no other', async () => {
      const path = pathOf(call)
      const other = allCalls.some((each) => each.call.name === call.name && each.call.method !== call.method)
      for (const method of ['GET', 'POST'] as const) {
        const expected = method === call.method || other
        assert.equal(here.app.fastify.hasRoute({ method, url: path }), expected, method)
        const { status } = await sendRaw(here.url, { method, path })
        assert.equal(status === 405, !expected)
      }
    })

    test('has a test under its name, or one that calls it', () => {
      const isCalled = new RegExp(`\\b(?:call|isRefused|send)\\(\\s*'${key}'`)
      const own = `server/src/features/${folder}/${call.name}.test.ts`
      assert(tests.has(own) || [...tests.values()].some((text) => isCalled.test(text)))
    })

    test('answers each refusal that it declares', () => {
      // A refusal may come from the call's own file, from its feature or a feature it imports, from what any
      // feature declares, or from the code below the features.
      const own = [...server].filter(([file]) => file.startsWith(`server/src/features/${feature}/`))
      const asked = own.flatMap(([, text]) =>
        [...text.matchAll(/\/([a-z]+)\/public\.ts'/g)].map(([, name]) => name),
      )
      const isShared = (file: string) =>
        [feature, ...asked].some((name) => file.startsWith(`server/src/features/${name}/`)) &&
        !isHandler(file)
      const reachable = [...server].flatMap(([file, text]) =>
        file === `server/src/features/${folder}/${call.name}.ts` ||
        isShared(file) ||
        /\.(feature|reports)\.ts$/.test(file) ||
        /^server\/src\/(?!features\/|demo\/)/.test(file)
          ? [text]
          : [],
      )
      for (const refusal of call.refusals) assert(says(reachable, refusal), `Nothing answers ${refusal}`)
    })
  })
}

test('every file named as a call is the handler of one', () => {
  const handlers = [...server.keys()].filter(isHandler)
  const promised = allCalls.map(({ folder, call }) => `server/src/features/${folder}/${call.name}.ts`)
  assert.deepEqual(handlers.toSorted(), promised.toSorted())
})

test('every kind of topic is heard by those whom one feature names', () => {
  const used = new Set(allCalls.flatMap(({ call }) => call.topics.map((topic) => topic.split(':')[0] ?? '')))
  const declared = features.flatMap(({ topics = {} }) => Object.keys(topics))
  assert.deepEqual(declared.toSorted(), [...used].toSorted())
})

test('every kind of report is declared by one feature', () => {
  const declared = features.flatMap(({ reports = {} }) => Object.keys(reports))
  assert.deepEqual(declared.toSorted(), ReportType.options.toSorted())
})

test('every refusal that any call may answer is answered somewhere', () => {
  for (const refusal of Object.keys(generalRefusals))
    assert(says(server.values(), refusal), `Nothing answers ${refusal}`)
})

test('every refusal is some call’s or any call’s', () => {
  const declared = new Set<string>([
    ...allCalls.flatMap(({ call }) => call.refusals),
    ...Object.keys(generalRefusals),
  ])
  const named = Object.keys(en).flatMap((id) =>
    id.startsWith('refusal.') ? [id.slice('refusal.'.length)] : [],
  )
  assert.deepEqual(
    named.filter((refusal) => !declared.has(refusal as RefusalName)),
    [],
  )
})

describe('texts', () => {
  const successes = new Set<string>(allCalls.map(({ call }) => call.message))

  for (const id of Object.keys(en) as MessageId[]) {
    const [kind, name = ''] = id.split(/\.(.*)/s)
    if (kind === 'refusal') continue

    test(`${id} is said somewhere`, () => {
      const used =
        kind === 'done'
          ? successes.has(id) || says(server.values(), id)
          : kind === 'notification' || kind === 'told'
            ? told.has(name)
            : says(everything.values(), kind === 'alert' ? name.replace(/\.do$/, '') : name) ||
              says(everything.values(), id)
      assert(used)
    })
  }

  for (const [id, text] of Object.entries(en)) {
    test(`${id} has the same places in both languages`, () => {
      assert.deepEqual(placesOf(compileMessage(cs[id as MessageId])), placesOf(compileMessage(text)))
    })
  }

  test('Czech has a form for each number', () => {
    for (const [id, text] of Object.entries(cs)) {
      if (text.includes(', plural,'))
        for (const form of ['one', 'few', 'other']) assert.match(text, new RegExp(`${form} \\{`), id)
    }
  })
})

/** Returns the placeholders of a compiled text, each with its kind. */
function placesOf(message: CompiledMessage): string[] {
  if (!Array.isArray(message)) return []
  const found = message.flatMap((part): string[] => {
    if (typeof part === 'string') return []
    const [name, kind = 'text', forms] = part
    const inner =
      typeof forms === 'object' && forms !== null
        ? Object.values(forms).flatMap((form) => placesOf(form as CompiledMessage))
        : []
    return [`${name} ${String(kind)}`, ...inner]
  })
  return [...new Set(found)].toSorted()
}
