/** Adds the reports of the demo world, and what its admin decided about some of them. */
import { sql } from 'kysely'
import { decideCase, setReport } from '../features/moderation/public.ts'
import type { Tx } from '../platform/db/prepared.ts'
import type { Platform } from '../platform/platform.ts'
import { addAct } from '../platform/staff-log/staff-log.queries.ts'
import { admin, type Neighbour } from './story/people.ts'
import { reportings } from './story/reports.ts'
import { postThatBegins, type Written } from './talk.ts'

const nothing = () => undefined

export async function addReports(
  tx: Tx,
  platform: Pick<Platform, 'reportKinds'>,
  ids: Readonly<Record<Neighbour, number>>,
  written: readonly Written[],
): Promise<void> {
  const member = { id: ids[admin], role: 'admin' } as const
  const context = {
    tx,
    member,
    platform,
    hint: nothing,
    emit: nothing,
    recheck: async () => undefined,
    refuse: (refusal: string) => {
      throw new Error(`The demo world's report is refused: ${refusal}`)
    },
  }
  for (const { by, of, reason, says, daysAgo, decided } of reportings) {
    const post = postThatBegins(written, of)
    const [reported] = await platform.reportKinds.post.find(tx, ids[by], post.id)
    if (!reported) throw new Error(`${by} doesn't see the post that begins: ${of}`)
    const { id } = await setReport(tx, {
      reporter: ids[by],
      kind: 'post',
      reported,
      reason,
      description: says,
    })
    const at = sql<Date>`now() - ${daysAgo} * interval '1 day'`
    await sql`update reports set created_at = ${at} where id = ${id}`.execute(tx)
    if (!decided) continue
    const report = {
      id,
      kind: 'post',
      reported_id: post.id,
      member_id: reported.author,
      reporter_id: ids[by],
      state: 'open',
      shown: { message: reported.message },
      barred: null,
    } as const
    const made = await decideCase(
      context,
      { kind: 'post', reported: post.id, reports: [report] },
      { ...decided, nsfw: [] },
    )
    await sql`update decisions set decided_at = ${at} + interval '1 hour' where id = ${made.decision}`.execute(
      tx,
    )
    await sql`update reports set decided_at = ${at} + interval '1 hour' where id = ${id}`.execute(tx)
    const act = { member: member.id, role: member.role, act: 'decide_reports' }
    await addAct(tx, act, {
      object: { kind: 'decision', id: made.decision },
      reason: decided.reason,
      before: { [made.decision]: made.before },
    })
  }
}
