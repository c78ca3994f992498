/** The OpenAPI description: whole, without a repeat, and clean under rules that nobody here wrote. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { allCalls } from '@commons/contract/all.ts'
import { needsSession, pathOf } from '@commons/contract/call.ts'
import { refusals } from '@commons/contract/refusals.ts'
import { scopeFor } from '@commons/contract/token-scopes.ts'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { world } from '../../../test/world.ts'

interface Schema {
  readonly required?: readonly string[]
  readonly properties?: Record<string, unknown>
  readonly allOf?: readonly unknown[]
}
interface Content {
  readonly content?: Record<string, { readonly schema: Schema; readonly example?: Record<string, unknown> }>
}
interface Operation {
  readonly operationId: string
  readonly requestBody?: Content
  readonly responses: Record<string, Content>
}
interface Description {
  readonly paths: Record<string, { readonly get?: Operation; readonly post?: Operation }>
  readonly components: { readonly schemas: Record<string, Schema> }
}

let text: string
let described: Description
const operationOf = (call: (typeof allCalls)[number]['call']): Operation =>
  described.paths[pathOf(call)]?.[call.method === 'GET' ? 'get' : 'post'] ?? assert.fail(call.name)

before(async () => {
  const answer = await fetch(`${(await world()).url}/api/openapi.json`)
  assert.equal(answer.status, 200)
  text = await answer.text()
  described = JSON.parse(text) as Description
})

test('the recommended rules of Redocly find nothing', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config })
  assert.deepEqual(
    problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`),
    [],
  )
})

test('it asks for the credentials where a call needs them, and for a form where it takes files', () => {
  for (const { call } of allCalls.filter((each) => each.call.method === 'POST')) {
    const { content = {} } = operationOf(call).requestBody ?? {}
    const [type = '', ...others] = Object.keys(content)
    assert.deepEqual(others, [], call.name)
    const files = Object.keys(call.files)
    assert.equal(type, files.length > 0 ? 'multipart/form-data' : 'application/json', call.name)
    const { required = [], properties = {} } = content[type]?.schema ?? {}
    assert.equal(
      required.includes('api_key'),
      needsSession(call) && !call.takesMailedCode && scopeFor(call) === 'never',
      call.name,
    )
    const fields = Object.keys(properties)
    for (const file of files)
      assert.ok(call.auth === 'visitor' || fields.indexOf('api_key') < fields.indexOf(file), call.name)
  }
})

test('each refusal of a call is named under its status', () => {
  for (const { call } of allCalls) {
    const { responses } = operationOf(call)
    for (const refusal of call.refusals)
      assert.ok(JSON.stringify(responses[refusals[refusal]]).includes(`"${refusal}"`), call.name)
    assert.ok('default' in responses)
  }
})

test('what several calls answer is described once, by its name', () => {
  const { schemas } = described.components
  for (const name of ['Picture', 'Video', 'Post', 'PostComment', 'ChatMessage', 'Refused', 'UserData']) {
    const shape = JSON.stringify(schemas[name] ?? assert.fail(name))
    assert.equal(text.split(shape).length, 2, name)
  }
})

test('each example has what the call needs, and is taken', () => {
  for (const { call } of allCalls) {
    const example = operationOf(call).requestBody?.content?.['application/json']?.example
    if (example === undefined) continue
    const { user_id, api_key, ...input } = example
    assert.equal(user_id !== undefined && api_key !== undefined, needsSession(call), call.name)
    assert.equal(call.input.safeParse(input).error, undefined, call.name)
  }
})

test('a field that no call takes is named in the answer, and changes nothing else', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { body } = await here.as(ada).send('add_post', { message: 'Bread', mesage: 'x', 'post type': 1 })
  assert.deepEqual(body['unknown_fields'], ['mesage', 'post type'])
  assert.equal(body['code'], true)
  const { body: clean } = await here.as(ada).send('timeline', {})
  assert.ok(!('unknown_fields' in clean))
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`field_${i}`, 1]))
  const told = (await here.as(ada).send('timeline', many)).body['unknown_fields']
  assert.ok(Array.isArray(told))
  assert.equal(told.length, 20)
})
