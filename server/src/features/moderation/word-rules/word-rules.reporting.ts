/** Reports, in nobody's name, what rules about words found. */
import type { EventReader, Events } from '../../../platform/events.ts'
import { on } from '../../../platform/events.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Reported, ReportKindName } from '../../../platform/report-kinds.ts'
import { write } from '../../../platform/write.ts'
import { setReport } from '../moderation.queries.ts'
import { hintQueue } from '../queue/queue.deciding.ts'
import { listWordsOf } from './word-rules.queries.ts'

type Found = { readonly kind: string; readonly id: number; readonly author: number }

/** Returns what was found, as its author sees it; an edited comment may be a reply. */
async function findReported(
  { reportKinds, database }: Platform,
  { kind, id, author }: Found,
): Promise<{ kind: ReportKindName; reported: Reported } | undefined> {
  for (const name of kind === 'comment' ? (['comment', 'reply'] as const) : [kind as ReportKindName]) {
    const [reported] = await reportKinds[name].find(database.db, author, id)
    if (reported) return { kind: name, reported }
  }
  return undefined
}

/** Adds the report, or changes the one that waits. What is gone by now isn't reported. */
export async function reportBroken(
  platform: Platform,
  { rules, ...found }: Events['words.found'],
): Promise<void> {
  const its = await findReported(platform, found)
  if (!its) return
  await write(platform, async ({ tx, hint }) => {
    const broken = await listWordsOf(tx, rules)
    const [first] = broken
    if (!first) return
    const description = broken.map(({ words }) => words).join(', ')
    await setReport(tx, { reporter: null, rule: first.id, ...its, reason: 'spam', description })
    await hintQueue({ tx, hint })
  })
}

export const reportFound = (platform: Platform): EventReader =>
  on('words.found', (event) => reportBroken(platform, event), { durableAs: 'word-rules' })
