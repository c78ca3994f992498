import { group_search } from '@commons/contract/groups/groups.ts'
import { handle } from '../../platform/call/handle.ts'
import { newest } from '../../platform/call/page.ts'
import { readAsked } from '../../search/asked.ts'
import { mostFound } from '../../search/stretches.ts'
import { postsPage } from '../posts/public.ts'
import { checkOpen, listGroupFound } from './groups.timeline.ts'

export default handle(group_search, async ({ group_id, search, before = newest }, context) => {
  const { db, member, viewer } = context
  const { words, filters, isFiltered } = readAsked(search)
  const { from = null, has, before: day = null } = filters
  const rows =
    words === '' && !isFiltered
      ? []
      : await listGroupFound(db, member.id, group_id, words, from, has, day, before)
  if (rows.length === 0) await checkOpen(context, group_id)
  return postsPage(db, rows, { before, limit: mostFound, offset: 0, isFirst: before === newest }, viewer)
})
