/** A survey that is written in a post: made with it, for those who see it. */
import { usualSurveyDays, type WrittenSurvey } from '@commons/contract/posts/post-survey.ts'
import type { SurveyKind } from '@commons/contract/shared/survey-shown.ts'
import { sql } from 'kysely'
import { noKey } from '../../platform/call/idempotency.ts'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/prepared.ts'
import type { WriteContext } from '../../platform/write.ts'
import { addSurvey, plainSurvey } from '../surveys/public.ts'
import type { PostAudience } from './posts.rows.ts'

/** Keeps the survey of a post that isn't published yet. */
export async function keepWrittenSurvey(tx: Tx, post: number, survey: WrittenSurvey): Promise<void> {
  await sql`insert into written_surveys (post_id, survey) values (${post}, ${JSON.stringify(survey)}::jsonb)`.execute(
    tx,
  )
}

/** Returns the surveys that are written in these posts and not made yet, by their posts. */
export async function listWrittenSurveys(
  db: Db,
  posts: readonly number[],
): Promise<ReadonlyMap<number, WrittenSurvey>> {
  if (posts.length === 0) return new Map()
  const { rows } = await sql<{ id: number; survey: WrittenSurvey }>`
    select post_id as id, survey from written_surveys where post_id = any (${posts}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, survey }) => [id, survey]))
}

/**
 * Makes the survey that was written in a post which is being published, if there is one. False where its author may not
 * write in its group any more.
 */
export async function makeWrittenSurvey(
  context: { readonly tx: Tx; readonly emit: WriteContext['emit'] },
  post: number,
): Promise<boolean> {
  const { rows } = await sql<{ survey: WrittenSurvey }>`
    delete from written_surveys where post_id = ${post} returning survey`.execute(context.tx)
  return rows[0] === undefined || addSurveyTo(context, post, rows[0].survey)
}

interface Fields {
  readonly survey_id?: number | undefined
  readonly survey_title?: string | undefined
  readonly survey_options?: readonly string[] | undefined
  readonly survey_days?: number | undefined
  readonly survey_kind?: SurveyKind | undefined
  readonly survey_secret?: 0 | 1 | undefined
}

interface Refusing {
  refuseFields(fields: Readonly<Record<string, string>>): never
}

/** Returns the survey that these fields write; undefined where they write none. Refuses one without options. */
export function writtenSurvey(fields: Fields, { refuseFields }: Refusing): WrittenSurvey | undefined {
  const { survey_id, survey_title: title, survey_options: options = [], survey_days: days } = fields
  if (title === undefined) {
    if (options.length > 0) refuseFields({ survey_title: 'survey_title_missing' })
    return undefined
  }
  if (survey_id !== undefined) refuseFields({ survey_title: 'survey_twice' })
  if (options.length === 0) refuseFields({ survey_options: 'options_missing' })
  const how = {
    kind: fields.survey_kind ?? ('single' as const),
    days: days ?? usualSurveyDays,
    is_secret: fields.survey_secret === 1,
  }
  return { title, options: [...options], ...how }
}

const day = 24 * 60 * 60_000

/** Who may answer is who sees the post. */
const audiences = { public: 'everybody', private: 'friends', group: 'group' } as const

/**
 * Makes the survey of a post that is being published, and shows it there. False where its author may not write in its
 * group any more.
 */
export async function addSurveyTo(
  { tx, emit }: { readonly tx: Tx; readonly emit: WriteContext['emit'] },
  post: number,
  { title, options, kind, days, is_secret }: WrittenSurvey,
): Promise<boolean> {
  const { rows } = await sql<{ author: number; audience: PostAudience; group_id: number | null }>`
    select author_id as author, audience, group_id from posts where id = ${post}`.execute(tx)
  const [place] = rows
  if (!place) return false
  const { author, audience, group_id } = place
  const survey = {
    ...plainSurvey,
    author,
    title,
    options,
    kind,
    isSecret: is_secret,
    closesAt: new Date(now().getTime() + days * day),
    audience: audiences[audience],
    group: audience === 'group' ? group_id : null,
  }
  const added = await addSurvey(tx, survey, noKey)
  if (!added) return false
  await sql`
    update posts set shows = coalesce(shows, '{}') || jsonb_build_object('survey', ${added.id}::bigint) where id = ${post}`.execute(
    tx,
  )
  emit('survey.added', { survey: added.id })
  return true
}
