import { settings, update_setting } from '@commons/contract/staff/settings.ts'
import { networkFeatures } from '@commons/contract/shared/network-feature.ts'
import { handle } from '../../../platform/call/handle.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { tellSettings } from '../../../platform/realtime/bus.ts'
import { listSettings, lockSettings, putSetting } from '../../../platform/settings/settings.queries.ts'
import { listStaffIds } from '../staff.queries.ts'
import { countHeld } from './settings.held.ts'

export default handle(update_setting, async ({ name, value, reason }, context) => {
  const { tx, platform, refuse, logAct, afterCommit, hint } = context
  if (platform.settings.isFixed(name))
    refuse('setting_fixed', { values: { variable: settings[name].variable ?? '' } })
  const text = textOfValue(name, value)
  await lockSettings(tx)
  // Not from memory: another process may have changed it a moment ago.
  const stored = (await listSettings(tx)).find((row) => row.name === name)
  const initial = platform.settings.initial[name]
  const before = stored?.value ?? initial
  if (before === text) refuse('setting_unchanged')
  const feature = networkFeatures.find((each) => name === `feature_${each}`)
  if (feature && text === '0') {
    const count = await countHeld(tx, feature)
    if (count > 0) refuse('feature_holds_money', { values: { count } })
  }
  await putSetting(tx, name, text === initial ? undefined : text)
  await tellSettings(tx)
  afterCommit(() => platform.settings.read())
  for (const id of await listStaffIds(tx)) hint(`staff:${id}`)
  logAct({ object: { kind: 'setting', id: name }, reason, before: { value: before } })
  return {}
})

/** Returns the value as it is kept; refuses what the setting doesn't take. */
function textOfValue(name: keyof typeof settings, value: string): string {
  const { shape, control } = settings[name]
  const result = shape.safeParse(value)
  if (result.success) return typeof result.data === 'boolean' ? value : String(result.data)
  const values = {
    ...(control.kind === 'number' && { from: control.from, to: control.to }),
    ...(control.kind === 'text' && { longest: control.longest }),
  }
  throw new Refusal('invalid_fields', {
    fields: { value: result.error.issues[0]?.message ?? 'setting_value_invalid' },
    values,
  })
}
