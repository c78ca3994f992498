/** Converts settings to the wire format. */
import { flag } from '@commons/contract/shared/flag.ts'
import { settingNames, type StoredSetting } from '@commons/contract/staff/settings.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { ChangeRow } from './settings.changes.queries.ts'

export function settingShapes(settings: Settings, changes: readonly ChangeRow[]): StoredSetting[] {
  const last = new Map(changes.map((change) => [change.name, change]))
  return settingNames.map((name) => ({
    name,
    value: settings.textOf(name),
    initial: settings.initial[name],
    is_fixed: flag(settings.isFixed(name)),
    previous: last.get(name)?.previous ?? null,
    changed_at: last.get(name)?.at.toISOString() ?? null,
    changed_by: last.get(name)?.actor ?? null,
    reason: last.get(name)?.reason ?? '',
  }))
}
