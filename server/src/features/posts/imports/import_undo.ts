import { import_undo } from '@commons/contract/posts/imports.ts'
import { handle } from '../../../platform/call/handle.ts'
import { importJob } from './imports.jobs.ts'
import { beginRemoving } from './imports.queries.ts'

export default handle(import_undo, async ({ import_id }, { tx, member, platform, refuse, hintOnly }) => {
  const begun = await beginRemoving(tx, member.id, import_id)
  if (begun === 'none') refuse('import_not_found')
  if (begun === 'busy') refuse('import_running')
  hintOnly([member.id])
  await platform.jobs.add(tx, importJob, { id: import_id })
  return {}
})
