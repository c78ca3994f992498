/** Finds usernames in a text, without I/O. */
import { mentionsIn } from '@commons/contract/shared/text/mentions.ts'

/** Names of a text that are looked up; some may be no member's. */
const mostNames = 100

/** Stands where a text named a member who is gone. Nobody can take it as their username. */
export const nameOfGone = 'deleted'

/** Returns the usernames in a text, in lower case and in order, each once. */
export function namesIn(text: string): string[] {
  const found = new Set(mentionsIn(text).map(({ name }) => name))
  found.delete(nameOfGone)
  return [...found].slice(0, mostNames)
}

/** Returns a text that names `now` wherever it named one of `former`. */
export function renamedIn(text: string, former: ReadonlySet<string>, now: string): string {
  let renamed = ''
  let done = 0
  for (const { name, from, to } of mentionsIn(text)) {
    if (!former.has(name)) continue
    renamed += `${text.slice(done, from)}@${now}`
    done = to
  }
  return renamed + text.slice(done)
}
