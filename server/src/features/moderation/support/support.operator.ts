/** Shows the operator messages to support, for `npm run support`. */
import type { Db } from '../../../platform/db/prepared.ts'
import { listMessages, type SupportMessage } from './support.queries.ts'

export const usage = `npm run support -- …
  list                      the latest 50 messages of members, newest first`

const latest = 50

/** Runs the command; undefined if it isn't known. */
export async function runSupportCommand(db: Db, words: readonly string[]): Promise<string | undefined> {
  if (words.length !== 1 || words[0] !== 'list') return undefined
  const found = await listMessages(db, latest)
  return found.length === 0 ? 'Nobody has written.' : found.map(asText).join('\n\n')
}

/** Replaces characters that a terminal would take for commands. */
const plain = (text: string) => text.replaceAll(/[^\P{Cc}\n]/gu, ' ')

const asText = ({ id, subject, message, created_at, full_name, username, email }: SupportMessage) =>
  plain(`#${id} ${created_at.toISOString()} ${full_name} (@${username}) <${email}>\n${subject}\n\n${message}`)
