/** Members who call by a token. */
import type { Scope } from '@commons/contract/shared/scopes.ts'
import { password, type Person, type World } from '../world.ts'

export interface TokenOptions {
  readonly limit?: string
  readonly days?: number
  readonly name?: string
}

/** Makes a token of a member; returns the member calling by it. */
export async function withToken(
  { as }: Pick<World, 'as'>,
  person: Person,
  scopes: readonly Scope[],
  { limit, days = 30, name = scopes.join(' ') }: TokenOptions = {},
): Promise<Person & { readonly token: string; readonly tokenId: string }> {
  const { token, recdata } = await as(person).call('add_token', {
    name,
    scopes: [...scopes],
    days,
    password,
    ...(scopes.includes('money') && { daily_limit: limit ?? '100' }),
  })
  return { ...person, token, tokenId: recdata.token_id }
}
