/** A member's name being typed in a text: `@` and the letters after it. */
import { notBeforeName } from '@commons/contract/shared/text/mentions.ts'

export interface MentionPlace {
  /** Index of the `@`. */
  readonly start: number
  /** The part of the name typed so far. */
  readonly query: string
}

const beforeCaret = new RegExp(
  String.raw`${notBeforeName}@(?<query>[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]{0,29})$`,
  'u',
)
const restOfWord = /^[\p{L}\p{M}\p{N}_]*/u

/** Returns the name being typed right before the caret. */
export function mentionAt(text: string, caret: number): MentionPlace | undefined {
  // Names are short, so only the end of a long text is searched.
  const from = Math.max(0, caret - 100)
  const query = beforeCaret.exec(text.slice(from, caret))?.groups?.['query']
  return query === undefined ? undefined : { start: caret - query.length - 1, query }
}

export interface Insertion {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Returns what replaces the typed letters; if the caret is within a name, also the rest of it. */
export function insertionOf(text: string, { start, query }: MentionPlace, username: string): Insertion {
  const caret = start + 1 + query.length
  const rest = restOfWord.exec(text.slice(caret, caret + 100))?.[0].length ?? 0
  const to = caret + rest
  const followedBySpace = /^\s/.test(text.slice(to, to + 1))
  return { from: start, to, text: followedBySpace ? `@${username}` : `@${username} ` }
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether a member still matches what is typed, while the new answer is under way. */
export function fits(query: string, member: { username: string; full_name: string }): boolean {
  const begin = fold(query)
  const words = [member.username, member.full_name, ...member.full_name.split(/\s+/)]
  return words.some((word) => fold(word).startsWith(begin))
}
