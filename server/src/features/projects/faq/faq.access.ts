/** Who chooses what is frequently asked about a project: its makers, who may pin in its group. */
import { mayInGroup } from '@commons/contract/groups/groups.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { lockGroup } from '../../groups/public.ts'
import { findFaq, isProject } from './faq.queries.ts'

type Refuse<Refusal> = (refusal: Refusal) => never

interface Writing {
  readonly tx: Tx
  readonly member: { readonly id: number }
}

/** Locks the project whose questions the caller chooses: nobody else does until the transaction ends. */
export async function lockFaqs(
  context: Writing & { readonly refuse: Refuse<'project_not_found' | 'group_forbidden'> },
  project: number,
): Promise<void> {
  const { tx, refuse } = context
  const group = (await lockGroup(context, project)) ?? refuse('project_not_found')
  if (!(await isProject(tx, project))) refuse('project_not_found')
  if (!mayInGroup(group.standing, 'pin')) refuse('group_forbidden')
}

/** Returns a question that the caller may change, its project locked. */
export async function lockFaq(
  context: Writing & { readonly refuse: Refuse<'faq_not_found' | 'group_forbidden'> },
  id: number,
): Promise<{ group_id: number; is_pinned: boolean }> {
  const { tx, refuse } = context
  const found = (await findFaq(tx, id)) ?? refuse('faq_not_found')
  await lockFaqs(
    {
      ...context,
      // Who doesn't see the project doesn't learn of its questions.
      refuse: (refusal) => refuse(refusal === 'project_not_found' ? 'faq_not_found' : refusal),
    },
    found.group_id,
  )
  // It may have been removed while this waited.
  return (await findFaq(tx, id)) ?? refuse('faq_not_found')
}
