/** Combines payloads into texts of fields. */
import type { Payload } from './payloads.ts'

/** Groups payloads so that each group fits in a text of `longest` characters, one payload per line. */
export function pack(payloads: readonly Payload[], longest: number, most = Infinity): Payload[][] {
  const packs: Payload[][] = []
  let room = 0
  for (const payload of payloads) {
    const last = packs.at(-1)
    if (last && last.length < most && payload.text.length < room) last.push(payload)
    else {
      packs.push([payload])
      room = longest
    }
    room -= payload.text.length + 1
  }
  return packs
}
export const textOf = (payloads: readonly Payload[]) => payloads.map(({ text }) => text).join('\n')

/** Returns the payload numbers that can be read in a text. Some payloads encode theirs. */
export const idsIn = (text: string): number[] => [...text.matchAll(/1\d{4}/g)].map(([id]) => Number(id))
