/** The description of a group that is a project is its story, whose pictures stand between its paragraphs. */
import { placesInNewStory } from '@commons/contract/shared/project-story.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/prepared.ts'

/** Has pictures stay beside their paragraphs where a locked group is about to get another description. */
export async function movePicturesOfStory(tx: Tx, group: number, description: string): Promise<void> {
  const { rows } = await sql<{ id: number; after: number; description: string }>`
    select sf.id, sf.after_paragraph as after, g.description
    from project_story_files sf join groups g on g.id = sf.group_id
    where sf.group_id = ${group} and sf.after_paragraph is not null order by sf.after_paragraph, sf.place, sf.id`.execute(
    tx,
  )
  const [first] = rows
  if (!first || first.description === description) return
  const next = placesInNewStory(first.description, description)
  // Their order stays, also of those that come to stand after the same paragraph.
  await sql`
    update project_story_files sf set after_paragraph = moved.after, place = moved.place
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ after }) => next(after))}::int[],
      ${rows.map((_, place) => place)}::int[]) as moved (id, after, place)
    where sf.id = moved.id`.execute(tx)
}
