/** How the owner of an object approves comments that wait for it. */
import type { Tx } from '../platform/db/prepared.ts'
import type { ObjectKind } from '../visibility/object-kind.ts'
import { tellOfComment, type Writing } from './comments.news.ts'
import { type Approved, approving } from './holding.queries.ts'

interface Approving extends Pick<Writing, 'emit' | 'hint' | 'hintOnly'> {
  readonly tx: Tx
  readonly member: { readonly id: number }
}

export function approveFor(kind: ObjectKind) {
  const { approve } = approving(kind)

  /** Approves a comment and announces it to those who see it now; undefined where none waits for the member. */
  return async (
    comment: number,
    { tx, member, emit, hint, hintOnly }: Approving,
  ): Promise<Approved | undefined> => {
    const approved = await approve(tx, member.id, comment)
    if (!approved) return undefined
    hint(`held_comments:${approved.owner}`, [approved.owner])
    hintOnly(approved.is_published ? (approved.audience ?? undefined) : [approved.author, member.id])
    if (approved.is_published) tellOfComment(kind.name, approved, { emit })
    return approved
  }
}
