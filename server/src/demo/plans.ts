/** Two of the town's members have a plan, and the choirmaster’s page has its own look. */
import { beginPlan, setProSetting } from '../features/plans/public.ts'
import type { Tx } from '../platform/db/prepared.ts'
import type { Platform } from '../platform/platform.ts'
import type { DrawnPictures } from './pictures.ts'
import type { Neighbour } from './story/people.ts'

const look = {
  title: 'Brodná Choir',
  headline: 'Thirty people in a granary built for wheat. Thursdays at seven.',
  theme: '#5748b1',
  footer: 'You don’t have to read music. You only have to come back.\nBasses are welcome at any time.',
}

interface Stage {
  readonly tx: Tx
  readonly pictures: DrawnPictures
  readonly mediaRoad: Platform['mediaRoad']
}

export async function addPlans(
  { tx, pictures, mediaRoad }: Stage,
  ids: Readonly<Record<Neighbour, number>>,
): Promise<void> {
  await beginPlan(tx, ids.jana, { plan: 'plus', period: 'm' })
  await beginPlan(tx, ids.owen, { plan: 'pro', period: 'm' })
  const stored = async (title: string) => {
    const picture = pictures.get(title)
    if (!picture) throw new Error(`The demo world lacks ${title}`)
    return mediaRoad.addReady(tx, ids.owen, picture)
  }
  const logo_id = await stored('logo choir')
  const background_id = await stored('background choir')
  await setProSetting(tx, ids.owen, { ...look, logo_id, background_id })
}
