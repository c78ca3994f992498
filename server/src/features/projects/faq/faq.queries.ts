/** SQL of what is frequently asked about projects. Whoever writes it has locked the project. */
import { sql } from 'kysely'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import { shownComment } from '../../../visibility/comments.ts'
import { visibleGroup } from '../../../visibility/groups.ts'
import { notHidden, type Who } from '../../../visibility/members.ts'
import { projectDiscussions } from '../../../visibility/project-discussions.ts'

export interface FaqRow {
  id: number
  question: string
  answer: string
  comment_id: number | null
}

interface ListRow {
  object: number
  standing: 'owner' | 'moderator' | 'member' | 'invited' | 'requested' | 'banned' | null
  faqs: FaqRow[]
}

/** Rows: the questions of the project `group` that `viewer` sees, as they see the comments: while these have words. */
const shownFaqs = (viewer: Who, group: Who) => sql<FaqRow & { place: number }>`
  select faq.id, coalesce(c.message, faq.question) as question, coalesce(reply.message, faq.answer) as answer,
    faq.question_id as comment_id, faq.place
  from project_faqs faq left join comments c on c.id = faq.question_id left join comments reply on reply.id = faq.answer_id
  where faq.group_id = ${group} and (faq.question_id is null
    or ${shownComment(viewer, [projectDiscussions])} and reply.deleted_at is null and reply.position is not null
      and c.message <> '' and reply.message <> ''
      and (reply.author_id = ${viewer} or ${notHidden(viewer, sql.ref('reply.author_id'))}))`

const list = prepared<[viewer: number, group: number], ListRow>(
  'list_project_faqs',
  (viewer, group) => sql`
    select pd.id as object, mine.standing, (
      select coalesce(jsonb_agg(to_jsonb(shown) order by shown.place, shown.id), '[]')
      from (${shownFaqs(viewer, sql.ref('g.id'))}) shown) as faqs
    from groups g join project_discussions pd on pd.group_id = g.id
    left join group_members mine on mine.group_id = g.id and mine.member_id = ${viewer}
    where g.id = ${group} and ${visibleGroup(viewer)}`,
)

/** Returns what is frequently asked about a project; undefined if the viewer doesn't see it. */
export const findFaqs = async (db: Db, viewer: number, group: number): Promise<ListRow | undefined> =>
  (await list(db, viewer, group))[0]

export async function isProject(tx: Tx, group: number): Promise<boolean> {
  const { rows } = await sql`select from projects where group_id = ${group}`.execute(tx)
  return rows.length > 0
}

export async function findFaq(
  tx: Tx,
  id: number,
): Promise<{ group_id: number; is_pinned: boolean } | undefined> {
  const { rows } = await sql<{ group_id: number; is_pinned: boolean }>`
    select group_id, question_id is not null as is_pinned from project_faqs where id = ${id}`.execute(tx)
  return rows[0]
}

/** Returns the ids of those that a member sees, in their order. */
export async function listFaqIds(tx: Tx, viewer: number, group: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select shown.id from (${shownFaqs(sql`${viewer}::bigint`, sql`${group}::bigint`)}) shown order by shown.place, shown.id`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Returns the project that a comment asks about; undefined for a reply, and where the comment isn't on a project. */
export async function findAskedProject(db: Db, comment: number): Promise<number | undefined> {
  const { rows } = await sql<{ group_id: number }>`
    select pd.group_id from comments c join project_discussions pd on pd.id = c.object_id
    where c.id = ${comment} and c.parent_id is null`.execute(db)
  return rows[0]?.group_id
}

interface Question {
  readonly message: string
  /** The first answer in words of one of the project's makers; null without any. */
  readonly answer_id: number | null
  /** Where it is pinned already. */
  readonly faq_id: number | null
}

/** Returns a question that the member sees, with its answer: neither can be deleted before the transaction ends. */
export async function lockQuestion(
  tx: Tx,
  viewer: number,
  { group, comment }: { readonly group: number; readonly comment: number },
): Promise<Question | undefined> {
  // Whoever deletes one of them unpins it: it stays as it is until it is pinned.
  await sql`
    select from comments where id = ${comment} or parent_id = ${comment} order by id for share`.execute(tx)
  const member = sql`${viewer}::bigint`
  const { rows } = await sql<Question>`
    select c.message, faq.id as faq_id, (
      select reply.id from comments reply
      join group_members s on s.group_id = ${group} and s.member_id = reply.author_id and s.standing in ('owner', 'moderator')
      where reply.parent_id = c.id and reply.deleted_at is null and reply.position is not null and reply.message <> ''
        and (reply.author_id = ${member} or ${notHidden(member, sql.ref('reply.author_id'))})
      order by reply.position limit 1) as answer_id
    from comments c left join project_faqs faq on faq.question_id = c.id
    where c.id = ${comment} and c.position is not null and ${shownComment(member, [projectDiscussions])}`.execute(
    tx,
  )
  return rows[0]
}

const last = (group: number) => sql`
  (select coalesce(max(before.place) + 1, 0) from project_faqs before where before.group_id = ${group})`

export async function pinQuestion(
  tx: Tx,
  group: number,
  { question, answer }: { readonly question: number; readonly answer: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into project_faqs (group_id, question_id, answer_id, place)
    values (${group}, ${question}, ${answer}, ${last(group)}) returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The question was not pinned')
  return row.id
}

interface Words {
  readonly question: string
  readonly answer: string
}

export async function addFaq(
  tx: Tx,
  group: number,
  { author, question, answer }: Words & { readonly author: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into project_faqs (group_id, author_id, question, answer, place)
    values (${group}, ${author}, ${question}, ${answer}, ${last(group)}) returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The question was not added')
  return row.id
}

export async function setFaq(tx: Tx, id: number, { question, answer }: Words): Promise<void> {
  await sql`update project_faqs set question = ${question}, answer = ${answer} where id = ${id}`.execute(tx)
}

/** Puts these in this order, in the places that they have among all of the project. Others stay where they are. */
export async function setFaqOrder(tx: Tx, group: number, ids: readonly number[]): Promise<void> {
  await sql`
    with numbered as (
      select all_of.id, row_number() over (order by all_of.place, all_of.id) - 1 as place
      from project_faqs all_of where all_of.group_id = ${group}),
    slots as (
      select n.place, row_number() over (order by n.place) as nth from numbered n where n.id = any (${ids}::bigint[])),
    ordered as (
      select n.id, coalesce(slots.place, n.place) as place
      from numbered n left join slots on slots.nth = array_position(${ids}::bigint[], n.id))
    update project_faqs faq set place = ordered.place from ordered where faq.id = ordered.id`.execute(tx)
}

export async function removeFaq(tx: Tx, id: number): Promise<void> {
  await sql`delete from project_faqs where id = ${id}`.execute(tx)
}
