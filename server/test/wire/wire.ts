/** Shared by tests of the wire: two members, one for each language, and refusals checked in both. */
import assert from 'node:assert/strict'
import {
  type Envelope,
  type RawAnswer,
  type RawRequest,
  requireEnvelope,
  sendRaw,
} from '../fakes/raw-request.ts'
import { type Person, type World, world } from '../world.ts'

export interface Credentials {
  readonly user_id: number
  readonly api_key: string
}

export const json = { 'content-type': 'application/json' }

export const call = (name: string, body: unknown, headers: Record<string, string> = json): RawRequest => ({
  method: 'POST',
  path: `/api/users/${name}`,
  headers,
  body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
})

/** A request from any member. */
export type AsMember = (who: Credentials) => RawRequest

export const asMember =
  (name: string, input: object, headers?: Record<string, string>): AsMember =>
  (who) =>
    call(name, { ...who, ...input }, headers)

/** The same with handwritten JSON. */
export const asMemberRaw =
  (name: string, rest: string): AsMember =>
  (who) =>
    call(name, `${JSON.stringify(who).slice(0, -1)},${rest}}`)

export interface Wire {
  readonly here: World
  /** Her language is English. */
  readonly ada: Credentials
  /** Her language is Czech. */
  readonly zofie: Credentials
  /** Asserts this refusal in English and in Czech; returns the English answer. */
  isRefused(
    request: RawRequest | AsMember,
    status: number,
    error: string,
  ): Promise<{ answer: RawAnswer; body: Envelope }>
  isAnswered(request: RawRequest | AsMember): Promise<Record<string, unknown>>
}

export async function openWire(): Promise<Wire> {
  const here = await world()
  const credentials = ({ id, apiKey }: Person) => ({ user_id: id, api_key: apiKey })
  const czech = await here.person('Žofie')
  await here.as(czech).call('update_language', { language_id: 2 })
  const ada = credentials(await here.person('Ada'))
  const zofie = credentials(czech)

  return {
    here,
    ada,
    zofie,
    async isRefused(request, status, error) {
      const inLanguage = async (language: string, who: Credentials) => {
        const { headers, ...rest } = typeof request === 'function' ? request(who) : request
        const answer = await sendRaw(here.url, {
          ...rest,
          headers: { ...headers, 'accept-language': language },
        })
        const body = requireEnvelope(answer)
        assert.deepEqual([answer.status, body.error], [status, error], answer.text)
        return { answer, body }
      }
      const english = await inLanguage('en', ada)
      const czech = await inLanguage('cs', zofie)
      assert.notEqual(english.body.message, czech.body.message)
      return english
    },
    async isAnswered(request) {
      const answer = await sendRaw(here.url, typeof request === 'function' ? request(ada) : request)
      assert.equal(answer.status, 200, answer.text)
      return requireEnvelope(answer) as unknown as Record<string, unknown>
    },
  }
}
