/** Writes payloads into every text field of About, visible to every member. */
import type { Member } from '../support/world.ts'
import { idsIn, pack, textOf } from './packs.ts'
import type { Payload } from './payloads.ts'

type Call = (member: Member, name: string, input: object) => Promise<Record<string, unknown>>

interface Kind {
  readonly add: string
  readonly tab: string
  readonly lines: readonly string[]
  readonly texts: readonly string[]
}

const kinds: readonly Kind[] = [
  { add: 'add_work', tab: 'work', lines: ['company', 'position', 'city'], texts: ['description'] },
  { add: 'add_education', tab: 'work', lines: ['school', 'degree', 'field_of_study'], texts: [] },
  { add: 'add_place_lived', tab: 'places', lines: ['place'], texts: [] },
  { add: 'add_contact_info', tab: 'contact', lines: [], texts: ['address'] },
  { add: 'add_family_relationship', tab: 'family', lines: ['name', 'relationship'], texts: [] },
  { add: 'create_relationship_status', tab: 'family', lines: ['status_name'], texts: [] },
  {
    add: 'add_detail',
    tab: 'details',
    lines: ['nickname'],
    texts: ['favorite_quotes', 'about_description'],
  },
]

const longestLine = 100
const longestText = 1000
const mostEntries = 12

/** Returns the payloads that must be seen, by tab. */
export async function fillAbout(
  call: Call,
  author: Member,
  payloads: readonly Payload[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const fitting = (packs: Payload[][], longest: number) =>
    packs.map((each) => textOf(each)).filter((text) => text.length < longest)
  const lines = fitting(pack(payloads, longestLine - 5), longestLine)
  const texts = fitting(pack(payloads, longestText - 50), longestText)
  const seen = new Map<string, Set<number>>()
  // Each field continues where the previous one stopped, so that together they take as many as possible.
  let [line, text] = [0, 0]
  for (const { add, tab, lines: short, texts: long } of kinds) {
    const shown = seen.get(tab) ?? new Set()
    seen.set(tab, shown)
    for (let entry = 0; entry < mostEntries; entry++) {
      const fields = Object.fromEntries([
        ...short.map((name) => [name, lines[line++ % lines.length] ?? '']),
        ...long.map((name) => [name, texts[text++ % texts.length] ?? '']),
      ])
      await call(author, add, { ...fields, audience: 'public' })
      // Pages get other payloads in the place of every name.
      for (const [name, written] of Object.entries<string>(fields))
        if (name !== 'name') for (const id of idsIn(written)) shown.add(id)
    }
  }
  return seen
}
