/** Adds the town's surveys with their votes and comments. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { addSeen, addSurvey, addVote, discussion, plainSurvey, settle } from '../features/surveys/public.ts'
import { noKey } from '../platform/call/idempotency.ts'
import type { Tx } from '../platform/db/prepared.ts'
import { momentOf } from './moment.ts'
import type { Neighbour } from './story/people.ts'
import { surveys } from './story/surveys.ts'

/** Returns a ballot's code, the same in every demo world. */
const codeOf = (survey: number, member: number) =>
  createHash('sha256').update(`ballot ${survey} ${member}`).digest('hex').slice(0, 32)

/** Adds a post that shows a survey. */
type Post = (by: Neighbour, text: string, survey: number) => Promise<void>

export async function addSurveys(
  tx: Tx,
  ids: Readonly<Record<Neighbour, number>>,
  addPost: Post,
): Promise<void> {
  for (const told of surveys) {
    const { by, title, askedAgo, closesIn, options, how, undecided, likedBy, said } = told
    const closes = momentOf({ days: -closesIn, at: '18:00' })
    // Open while votes are added; its own closing time is set below.
    const open = momentOf({ days: -1, at: '18:00' })
    const asking = { author: ids[by], title, options: Object.keys(options), closesAt: open }
    const survey = await addSurvey(tx, { ...asking, ...plainSurvey, ...how }, noKey)
    if (!survey) throw new Error(`Nobody asks: ${title}`)
    const { id } = survey
    for (const who of undecided) await addSeen(tx, ids[who], id)
    for (const [place, voters] of Object.values(options).entries())
      for (const who of voters) {
        const choices = [place + 1, ...(told.besides?.[who] ?? [])]
        const vote = await addVote(tx, { member: ids[who], survey: id, choices, code: codeOf(id, ids[who]) })
        if (!vote) throw new Error(`${who} has no vote: ${title}`)
      }
    for (const who of likedBy) await discussion.toggleReaction(tx, ids[who], id, 'like')
    for (const { by: who, text } of said)
      await discussion.addComment(tx, id, {
        author: ids[who],
        message: text,
        mentions: [],
        mediaId: null,
        waits: false,
      })
    const asked = momentOf({ days: askedAgo, at: '09:10' })
    // Surveys that closed in the past count as announced then, so nobody is notified now.
    await sql`
      update surveys set created_at = ${asked}, closes_at = ${closes}::timestamptz, is_reminded = ${closes}::timestamptz < now(),
        settled_at = case when ${closes}::timestamptz < now() then ${closes}::timestamptz end
      where id = ${id}`.execute(tx)
    await settle(tx, id)
    await sql`
      update comments set created_at = ${asked}::timestamptz + interval '2 hours' where object_id = ${id}`.execute(
      tx,
    )
    if (told.post) await addPost(by, told.post, id)
  }
}
