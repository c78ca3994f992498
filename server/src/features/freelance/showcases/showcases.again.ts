/** Answer of the call that proposes to show work: as the caller sees it now. */
import type { Showcase } from '@commons/contract/freelance/showcases.ts'
import type { Answering } from '../../../platform/call/repeated-answer.ts'
import { findShowcase } from './showcases.queries.ts'
import { showcaseShape } from './showcases.shape.ts'

export const showcaseAgain = {
  made: ({ data }: { data: Showcase }): number => data.id,
  async answer(
    id: number,
    { db, viewer, refuse }: Answering<'showcase_not_found'>,
  ): Promise<{ data: Showcase }> {
    const row = (await findShowcase(db, viewer.member.id, id)) ?? refuse('showcase_not_found')
    return { data: showcaseShape(row, viewer) }
  },
}
