/** Who may change the story of a project: whoever may change the project. */
import { mayInGroup } from '@commons/contract/groups/groups.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { lockGroup } from '../../groups/public.ts'
import { lockProject } from '../projects.writing.queries.ts'
import { findPictureProject } from './stories.queries.ts'

type Refuse<Refusal> = (refusal: Refusal) => never

interface Writing {
  readonly tx: Tx
  readonly member: { readonly id: number }
}

/** Locks the project whose story the caller changes: nobody else changes it until the transaction ends. */
export async function lockStory(
  context: Writing & { readonly refuse: Refuse<'project_not_found' | 'group_forbidden'> },
  project: number,
): Promise<void> {
  const { tx, refuse } = context
  const group = (await lockGroup(context, project)) ?? refuse('project_not_found')
  if (!(await lockProject(tx, project))) refuse('project_not_found')
  if (!mayInGroup(group.standing, 'update')) refuse('group_forbidden')
}

/** Returns the project of a picture that the caller may change, locked. */
export async function lockPicture(
  context: Writing & { readonly refuse: Refuse<'story_picture_not_found' | 'group_forbidden'> },
  picture: number,
): Promise<number> {
  const { tx, refuse } = context
  const project = (await findPictureProject(tx, picture)) ?? refuse('story_picture_not_found')
  await lockStory(
    {
      ...context,
      // Who doesn't see the project doesn't learn of its pictures.
      refuse: (refusal) => refuse(refusal === 'project_not_found' ? 'story_picture_not_found' : refusal),
    },
    project,
  )
  // It may have been removed while this waited.
  if ((await findPictureProject(tx, picture)) !== project) refuse('story_picture_not_found')
  return project
}
