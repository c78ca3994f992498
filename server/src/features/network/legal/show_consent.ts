import { show_consent } from '@commons/contract/network/legal.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { isConsentDue } from '../../../platform/session/suspension.ts'
import { handle } from '../../../platform/call/handle.ts'
import { agreedVersion, currentVersion } from './consents.queries.ts'
import { listVersionsAfter } from './legal.queries.ts'

export default handle(show_consent, async (_input, { db, member, language }) => {
  const [version, agreed] = await Promise.all([currentVersion(db), agreedVersion(db, member.id)])
  const due = member.consentDue
  const rows = due ? await listVersionsAfter(db, agreed, language) : []
  return {
    version,
    due_at: due?.toISOString() ?? null,
    is_due: flag(isConsentDue(member)),
    recdata: rows.map(({ id, kind, changes, published_at }) => ({
      kind,
      version: id,
      changes,
      published_at: published_at.toISOString(),
    })),
  }
})
