/** Makes the surveys of the town with their votes, and what is said of them. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { addSeen, addSurvey, addVote, discussion, plainSurvey } from '../features/surveys/public.ts'
import { noKey } from '../platform/call/idempotency.ts'
import type { Tx } from '../platform/db/prepared.ts'
import { momentOf } from './moment.ts'
import type { Neighbour } from './story/people.ts'
import { surveys } from './story/surveys.ts'

/** A code for each ballot, which demo worlds have alike. */
const codeOf = (survey: number, member: number) =>
  createHash('sha256').update(`ballot ${survey} ${member}`).digest('hex').slice(0, 32)

export async function addSurveys(tx: Tx, ids: Readonly<Record<Neighbour, number>>): Promise<void> {
  for (const { by, title, askedAgo, closesIn, options, undecided, likedBy, said } of surveys) {
    const closes = momentOf({ days: -closesIn, at: '18:00' })
    // It closes once everybody has voted.
    const open = momentOf({ days: -1, at: '18:00' })
    const choices = Object.keys(options)
    const survey = await addSurvey(
      tx,
      { author: ids[by], title, options: choices, closesAt: open, ...plainSurvey },
      noKey,
    )
    if (!survey) throw new Error(`Nobody asks: ${title}`)
    for (const who of undecided) await addSeen(tx, ids[who], survey.id)
    for (const [place, voters] of Object.values(options).entries())
      for (const who of voters)
        await addVote(tx, {
          member: ids[who],
          survey: survey.id,
          choices: [place + 1],
          code: codeOf(survey.id, ids[who]),
        })
    for (const who of likedBy) await discussion.toggleReaction(tx, ids[who], survey.id, 'like')
    for (const { by: who, text } of said)
      await discussion.addComment(tx, survey.id, {
        author: ids[who],
        message: text,
        mentions: [],
        mediaId: null,
        waits: false,
      })
    const asked = momentOf({ days: askedAgo, at: '09:10' })
    await sql`update surveys set created_at = ${asked}, closes_at = ${closes} where id = ${survey.id}`.execute(
      tx,
    )
    await sql`
      update comments set created_at = ${asked}::timestamptz + interval '2 hours' where object_id = ${survey.id}`.execute(
      tx,
    )
  }
}
