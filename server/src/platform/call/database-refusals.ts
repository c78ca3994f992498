/** Refusals that triggers say, where whatever changes a row must respect them. */
import type { RefusalName } from '@commons/contract/refusals.ts'
import { Refusal } from './refusal.ts'

/** Their SQLSTATE; the error's detail names the refusal. */
const refusing = 'CM100'
const refusals: readonly RefusalName[] = ['hidden_by_moderators']

/** Returns the refusal that an error of the database says; the error itself where it says none. */
export function saidByDatabase(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error && 'detail' in error) || error.code !== refusing)
    return error
  const name = refusals.find((each) => each === error.detail)
  return name ? new Refusal(name) : error
}
