/** Creates the town's projects, some days into their run. */
import { sql } from 'kysely'
import { addProject, addProjectFaq, addStoryPicture } from '../features/projects/public.ts'
import { addGathering, type Stage } from './groups.ts'
import type { Neighbour } from './story/people.ts'
import { type Venture, type VentureName, ventures } from './story/projects.ts'

const tokens = (whole: number) => BigInt(whole) * 10n ** 18n

export async function addProjects(
  stage: Stage,
  ids: Readonly<Record<Neighbour, number>>,
): Promise<Record<VentureName, number>> {
  const made: Partial<Record<VentureName, number>> = {}
  for (const [name, of] of Object.entries(ventures) as Array<[VentureName, Venture]>) {
    const { target, days, pays, location, industry, pricePoint, experience, daysAgo } = of
    const group = await addGathering(stage, ids, of)
    const about = { location, industry, price_point: pricePoint, experience }
    await addProject(stage.tx, group, { target: tokens(target), days, pays, ...about })
    await sql`
      update projects set created_at = now() - ${daysAgo} * interval '1 day', ends_at = ends_at - ${daysAgo} * interval '1 day'
      where group_id = ${group}`.execute(stage.tx)
    for (const asked of of.faqs ?? [])
      await addProjectFaq(stage.tx, group, { author: ids[of.owner], ...asked })
    for (const { scene, after, caption, alt } of of.story ?? []) {
      const picture = stage.pictures.get(`story ${scene}`)
      const by = ids[of.owner]
      if (picture)
        await addStoryPicture(stage.tx, group, {
          by,
          media: await stage.mediaRoad.addReady(stage.tx, by, picture, alt),
          after,
          caption,
        })
    }
    made[name] = group
  }
  return made as Record<VentureName, number>
}
