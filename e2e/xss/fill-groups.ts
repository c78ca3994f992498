/**
 * Payloads in a group: its description, its rules, and messages in its chat. Its name is replaced as all
 * names are.
 */
import type { Member } from '../support/world.ts'
import { idsIn, pack, textOf } from './packs.ts'
import type { Payload } from './payloads.ts'

type Call = (member: Member, name: string, input: object) => Promise<Record<string, unknown>>

const said = 5
const longestDescription = 1900
const longestRules = 4900
const longestMessage = 1450

export interface FilledGroup {
  readonly group: number
  /** Payloads that must be seen, by where they are shown. */
  readonly seen: Readonly<Record<'groupAbout' | 'groupChat', Set<number>>>
}

export async function fillGroup(
  call: Call,
  author: Member,
  viewer: Member,
  payloads: readonly Payload[],
): Promise<FilledGroup> {
  const seen = { groupAbout: new Set<number>(), groupChat: new Set<number>() }
  const first = (longest: number) => {
    const [some = []] = pack(payloads, longest)
    const text = textOf(some)
    for (const id of idsIn(text)) seen.groupAbout.add(id)
    return text
  }
  const description = first(longestDescription)
  const made = await call(author, 'group_create', { group_name: 'A group', description })
  const { id: group_id } = made['recdata'] as { id: number }
  await call(author, 'group_update', { group_id, rules: first(longestRules) })
  await call(viewer, 'join_group', { group_id })
  for (const each of pack(payloads, longestMessage).slice(0, said)) {
    const message = textOf(each)
    await call(author, 'group_chat', { group_id, message })
    for (const id of idsIn(message)) seen.groupChat.add(id)
  }
  return { group: group_id, seen }
}
