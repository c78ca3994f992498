/** Where a text names a member while it is written: `@` and the letters after it. */

export interface MentionPlace {
  /** Where the `@` stands. */
  readonly start: number
  /** What has been typed of the name. */
  readonly query: string
}

// Not after a letter or another sign of an address: `anna@example.org` names nobody.
const beforeCaret = /(?<![\p{L}\p{M}\p{N}_@./-])@(?<query>[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]{0,29})$/u
const restOfWord = /^[\p{L}\p{M}\p{N}_]*/u

/** The name that is being typed right before the caret. */
export function mentionAt(text: string, caret: number): MentionPlace | undefined {
  // A name is short: however long the text, only its end is looked at.
  const from = Math.max(0, caret - 100)
  const query = beforeCaret.exec(text.slice(from, caret))?.groups?.['query']
  return query === undefined ? undefined : { start: caret - query.length - 1, query }
}

export interface Insertion {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** What to put in place of the typed letters; of a name that the caret stands within, the rest goes too. */
export function insertionOf(text: string, { start, query }: MentionPlace, username: string): Insertion {
  const caret = start + 1 + query.length
  const rest = restOfWord.exec(text.slice(caret, caret + 100))?.[0].length ?? 0
  const to = caret + rest
  const followedBySpace = /^\s/.test(text.slice(to, to + 1))
  return { from: start, to, text: followedBySpace ? `@${username}` : `@${username} ` }
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether a member still fits what is typed by now, while the answer to that is on its way. */
export function fits(query: string, member: { username: string; full_name: string }): boolean {
  const begin = fold(query)
  const words = [member.username, member.full_name, ...member.full_name.split(/\s+/)]
  return words.some((word) => fold(word).startsWith(begin))
}
