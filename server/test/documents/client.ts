/** A client that knows only the documents: their names, inputs and reply keys. */
import assert from 'node:assert/strict'
import { builtCalls, differs, faultsOf } from './documents.ts'

export interface Session {
  readonly id: number
  readonly api_key: string
}

type Parts = Readonly<Record<string, unknown>>
type Shown = Readonly<Record<string, string>>

/** The calls made so far, by name and method. */
const made = new Set<string>()
/** The entities shown so far. */
const shown = new Set<string>()

export const neverMade = () => [...builtCalls.keys()].filter((key) => !made.has(key))
export const neverShown = (entities: readonly string[]) => entities.filter((name) => !shown.has(name))

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** Asserts that `value`, or each item of it, is what the documents call this entity. */
export function isEntity(entity: string, value: unknown): void {
  const items = itemsOf(value)
  assert(items.length > 0, `No ${entity} to compare`)
  shown.add(entity)
  assert.deepEqual([...new Set(items.flatMap((item) => faultsOf(entity, item)))], [])
}

export interface Client {
  /**
   * Makes a call with documented inputs; asserts that it is done, has the documented keys, and shows these
   * entities under them. `extra` are inputs that we ask for on purpose.
   */
  call(name: string, input?: Parts, shows?: Shown, extra?: Parts): Promise<Record<string, unknown>>
  get(name: string, shows?: Shown): Promise<Record<string, unknown>>
}

/** Returns a client of the installation at `url`, logged in or not. */
export function documentsClient(url: string, session?: Session): Client {
  async function exchange(
    key: string,
    input: Parts,
    shows: Shown,
    extra: Parts,
  ): Promise<Record<string, unknown>> {
    const call = builtCalls.get(key)
    assert(call, `${key} is no documented call that is built`)
    const known = new Set(call.inputs.map((each) => each.name))
    for (const name of Object.keys(input)) assert(known.has(name), `${call.name} has no documented ${name}`)
    for (const name of Object.keys(extra))
      assert(differs(`${call.name} asks ${name}`), `${call.name} asks ${name}, which no document says`)
    for (const { name, optional } of call.inputs)
      assert(optional || name in input, `${call.name} is called without the documented ${name}`)

    const address = call.name === '(root)' ? `${url}/api/users` : `${url}/api/users/${call.name}`
    const parts: Parts = {
      ...(session && call.who !== 'visitor' ? { user_id: session.id, api_key: session.api_key } : {}),
      ...input,
      ...extra,
    }
    const isForm = call.body === 'multipart'
    let body: FormData | string = JSON.stringify(parts)
    if (isForm) {
      body = new FormData()
      for (const [name, value] of Object.entries(parts)) {
        if (value instanceof Blob) body.append(name, value, value.type.replace('/', '.'))
        else if (value !== undefined)
          body.append(name, typeof value === 'string' ? value : JSON.stringify(value))
      }
    }
    const response = await fetch(
      address,
      call.method === 'GET'
        ? {}
        : { method: 'POST', body, ...(isForm ? {} : { headers: { 'content-type': 'text/plain' } }) },
    )
    const answer = (await response.json()) as Record<string, unknown>
    assert.equal(answer['code'], true, `${call.name}: ${JSON.stringify(answer)}`)
    assert.equal(typeof answer['message'], 'string')
    for (const name of call.replyKeys)
      assert(name in answer || differs(`${call.name} leaves ${name}`), `${call.name} answers no ${name}`)
    for (const [name, entity] of Object.entries(shows)) isEntity(entity, answer[name])
    made.add(key)
    return answer
  }
  return {
    call: (name, input = {}, shows = {}, extra = {}) => exchange(`${name}\tPOST`, input, shows, extra),
    get: (name, shows = {}) => exchange(`${name}\tGET`, {}, shows, {}),
  }
}

/** Returns a value inside an answer by its path, such as `recdata.0.post_id`. */
export function at(answer: unknown, path: string): unknown {
  let value = answer
  for (const step of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[step]
  return value
}
