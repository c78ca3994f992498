import { about_restore } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listHearers, restoreEntry } from '../../../entries/entries.queries.ts'

export default handle(about_restore, async ({ about_id }, { tx, member, refuse, hintOnly }) => {
  const found = (await restoreEntry(tx, member.id, about_id)) ?? refuse('about_entry_not_found')
  if (!found.is_there && !found.has_room) refuse('too_many_about_entries')
  hintOnly(await listHearers(tx, member.id, found.audience))
  return {}
})
