import { graphemes } from '@commons/contract/shared/text/cutting.ts'

const nearTheEnd = 200

/** Returns how many characters are left, once few are; negative when there are too many. */
export function charactersLeft(text: string, longest: number, few = nearTheEnd): number | undefined {
  // A character has at least one code unit, so a short text needs no counting.
  if (text.length < longest - few) return undefined
  const left = longest - graphemes(text.trim())
  return left <= few ? left : undefined
}
