import { legal_page } from '@commons/contract/network/legal.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { builtIn } from './built-in.ts'
import { findVersion } from './legal.queries.ts'

export default handle(legal_page, async ({ kind, version }, { db, language, platform, refuse }) => {
  const found = version === 0 ? undefined : await findVersion(db, { kind, version, language })
  if (found)
    return {
      recdata: {
        version: found.id,
        published_at: found.published_at.toISOString(),
        changes: found.changes,
        text: found.text,
        is_current: flag(found.is_current),
      },
    }
  if (version !== undefined && version > 0) refuse('legal_version_not_found')
  const later = version === 0 && (await findVersion(db, { kind, version: undefined, language }))
  const text = builtIn(kind, language, platform.settings.get('network_name'))
  return { recdata: { version: 0, published_at: null, changes: '', text, is_current: flag(!later) } }
})
