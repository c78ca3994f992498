import { mostRelated, related_members, relations } from '@commons/contract/moderation/queue.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { looksLike } from '../../accounts/public.ts'
import { listNamesNear, listRelated, listSignals } from './related.queries.ts'

export default handle(related_members, async ({ view_user_id: id }, { db, refuse }) => {
  const [signals, [own, ...near]] = await Promise.all([listSignals(db, id), listNamesNear(db, id)])
  if (!own) return refuse('member_not_found')
  const named = near.filter(({ full_name }) => looksLike(full_name, own.full_name))
  const found = Map.groupBy(
    [...signals, ...named.map((row) => ({ id: row.id, signal: 'name' as const }))].filter(
      (row) => row.id !== id,
    ),
    (row) => row.id,
  )
  const first = [...found]
    .map(([other, rows]) => ({
      id: other,
      signals: relations.filter((each) => rows.some(({ signal }) => signal === each)),
    }))
    .toSorted((a, b) => b.signals.length - a.signals.length || b.id - a.id)
    .slice(0, mostRelated)
  const members = await listRelated(
    db,
    first.map((each) => each.id),
  )
  return {
    recdata: first.flatMap((each) => {
      const member = members.find(({ user_id }) => user_id === each.id)
      if (!member) return []
      const { is_suspended, joined_at, ...names } = member
      return [
        {
          ...names,
          joined_at: joined_at.toISOString(),
          is_suspended: flag(is_suspended),
          signals: each.signals,
        },
      ]
    }),
  }
})
