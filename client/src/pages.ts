import { type Answer, type CallName, type Input, makeCall } from './call.ts'
import { calls } from './calls.generated.ts'
import type { Connection } from './connection.ts'

type Table = typeof calls
/** The calls that answer pages of rows. */
export type ListName = {
  [N in CallName]: Table[N] extends { readonly rows: string } ? N : never
}[CallName]
export type RowOf<N extends ListName> = Table[N] extends { readonly rows: infer Key extends keyof Answer<N> }
  ? Answer<N>[Key] extends ReadonlyArray<infer Row>
    ? Row
    : never
  : never

export interface PagesOptions {
  readonly signal?: AbortSignal
}

/** Goes through a list, one page after another as rows are taken. */
export async function* rowsOf<N extends ListName>(
  connection: Connection,
  name: N,
  input: Input<N>,
  { signal }: PagesOptions = {},
): AsyncGenerator<RowOf<N>, void, undefined> {
  let before: string | undefined
  do {
    const asked = before === undefined ? input : withoutPage({ ...input, before })
    const told = await makeCall(connection, name, asked as Input<N>, signal ? { signal } : {})
    const answer: ReadonlyMap<string, unknown> = new Map(Object.entries(told))
    yield* answer.get(calls[name].rows) as Array<RowOf<N>>
    const next = answer.get('next')
    before = typeof next === 'string' ? next : undefined
  } while (before !== undefined)
}

/** The cursor says where to go on. */
function withoutPage(input: object): object {
  const { page: _, ...rest } = input as { page?: unknown }
  return rest
}
