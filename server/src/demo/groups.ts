/** Creates the town's groups with their pictures, before anyone posts in them. */
import { addGroup, setGroup, setQuestions, setStanding } from '../features/groups/public.ts'
import type { Tx } from '../platform/db/prepared.ts'
import type { MediaRoad } from '../platform/media/media-service.ts'
import { backdateGroups } from './demo.queries.ts'
import type { DrawnPictures } from './pictures.ts'
import { type Gathering, gatherings } from './story/groups.ts'
import type { Neighbour } from './story/people.ts'
import type { GroupName } from './story/telling.ts'

export interface Stage {
  readonly tx: Tx
  readonly pictures: DrawnPictures
  readonly mediaRoad: Pick<MediaRoad, 'addReady'>
}

/** Creates a group with its pictures and members; returns its id. */
export async function addGathering(
  { tx, pictures, mediaRoad }: Stage,
  ids: Readonly<Record<Neighbour, number>>,
  of: Gathering,
): Promise<number> {
  const owner = ids[of.owner]
  const group = await addGroup(tx, owner, of)
  const shown = async (kind: string) => {
    const picture = pictures.get(`${kind} ${of.emblem}`)
    return picture && (await mediaRoad.addReady(tx, owner, picture))
  }
  await setGroup(tx, group, {
    rules: of.rules,
    avatar_id: await shown('emblem'),
    banner_id: await shown('banner'),
  })
  const questions = of.questions ?? []
  await setQuestions(
    tx,
    group,
    questions.map((question, place) => ({ question, is_required: place === 0 })),
  )
  const stand = async (
    who: readonly Neighbour[],
    standing: 'moderator' | 'member' | 'invited' | 'requested',
  ) => {
    for (const each of who)
      await setStanding(tx, {
        group,
        member: ids[each],
        standing,
        invitedBy: standing === 'invited' ? owner : null,
        answers:
          standing === 'requested'
            ? questions.map((question, place) => ({ question, answer: of.answers?.[place] ?? '' }))
            : [],
      })
  }
  await stand(of.moderators, 'moderator')
  await stand(of.members, 'member')
  await stand(of.invited, 'invited')
  await stand(of.asking, 'requested')
  return group
}

export async function addGroups(
  stage: Stage,
  ids: Readonly<Record<Neighbour, number>>,
): Promise<Record<GroupName, number>> {
  const made: Partial<Record<GroupName, number>> = {}
  for (const [name, of] of Object.entries(gatherings) as Array<[GroupName, Gathering]>)
    made[name] = await addGathering(stage, ids, of)
  await backdateGroups(stage.tx)
  return made as Record<GroupName, number>
}
