/** What programs shouldn't use any more. */
import type { z } from 'zod'
import { allCalls, type CallName } from '../all.ts'
import { type Call, type Deprecation, deprecationOf } from '../call.ts'

export interface DeprecatedPart extends Deprecation {
  readonly call: CallName
  /** Its input or the key of its answer; missing where the call itself is meant. */
  readonly field?: string
}

/** Returns a call's inputs that programs shouldn't send any more. */
export const deprecatedInputs = ({ input }: Call): ReadonlyMap<string, Deprecation> => deprecatedIn(input)

function deprecatedIn({ shape }: z.ZodObject): Map<string, Deprecation> {
  return new Map(
    Object.entries(shape).flatMap(([name, field]): Array<[string, Deprecation]> => {
      const found = deprecationOf(field)
      return found ? [[name, found]] : []
    }),
  )
}

/** Returns all of it, in the contract's order. */
export function listDeprecated(): DeprecatedPart[] {
  return allCalls.flatMap(({ key, call }): DeprecatedPart[] => [
    ...(call.deprecated ? [{ call: key, ...call.deprecated }] : []),
    ...[...deprecatedIn(call.input), ...deprecatedIn(call.output)].map(([field, found]) => ({
      call: key,
      field,
      ...found,
    })),
  ])
}
