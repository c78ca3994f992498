import { add_legal_version } from '@commons/contract/network/legal.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { tellConsent } from '../../../platform/realtime/bus.ts'
import { addConsent } from './consents.queries.ts'
import { addVersion, listCurrent, lockVersions } from './legal.queries.ts'
import { adminPageShape } from './legal.shape.ts'

const dayMs = 86_400_000

export default handle(add_legal_version, async (input, { tx, member, platform, refuse, logAct }) => {
  const { kind, based_on, text_en, text_cs, changes_en = '', changes_cs = '', days = 0 } = input
  const asks = input.asks_again === 1 && kind !== 'imprint'
  if (asks && (changes_en === '' || changes_cs === '')) refuse('legal_changes_missing')
  await lockVersions(tx)
  const current = (await listCurrent(tx)).find((row) => row.kind === kind)
  const before = adminPageShape(kind, current, platform.settings.get('network_name'))
  if (before.version !== based_on) refuse('legal_version_outdated')
  if (before.text_en === text_en && before.text_cs === text_cs) refuse('legal_unchanged')
  const due_at = asks ? new Date(now().getTime() + days * dayMs) : null
  const version = await addVersion(tx, {
    kind,
    text_en,
    text_cs,
    changes_en,
    changes_cs,
    due_at,
    by: member.id,
  })
  if (asks) {
    // Whoever wrote it isn't asked.
    await addConsent(tx, member.id, version)
    await tellConsent(tx)
  }
  logAct({
    object: { kind: 'legal', id: kind },
    reason: changes_en,
    before: { version: before.version, asks_again: asks ? 1 : 0, due_at: due_at?.toISOString() ?? null },
  })
  return { recdata: { version } }
})
