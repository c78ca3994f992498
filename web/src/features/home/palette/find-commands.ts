import { typedWords } from '@commons/contract/shared/text/searching.ts'
import type { OfferedCommand } from './use-commands.ts'

/** What is compared of a command. */
type Findable = Pick<OfferedCommand, 'id' | 'named' | 'found'>

const hasAll = (words: readonly string[], typed: readonly string[]) =>
  typed.every((beginning) => words.some((word) => word.startsWith(beginning)))

/**
 * Returns the commands that all typed words are about, best first: those that begin with what was typed,
 * those that have it in their names, and the others. Among equals, those used recently are first.
 */
export function findCommands<Each extends Findable>(
  commands: readonly Each[],
  typed: string,
  recent: readonly string[],
): Each[] {
  const words = typedWords(typed)
  if (words.length === 0) return []
  const rank = ({ named }: Each) => {
    if (!hasAll(named, words)) return 2
    return named.slice(0, words.length).every((word, at) => word.startsWith(words[at] ?? '')) ? 0 : 1
  }
  const age = ({ id }: Each) => {
    const at = recent.indexOf(id)
    return at === -1 ? recent.length : at
  }
  return commands
    .filter(({ found }) => hasAll(found, words))
    .map((command) => ({ command, rank: rank(command), age: age(command) }))
    .toSorted((one, other) => one.rank - other.rank || one.age - other.age)
    .map(({ command }) => command)
}
