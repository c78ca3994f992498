import type { Setting } from '@commons/contract/shared/setting.ts'
import { settings, type SettingName } from '@commons/contract/staff/settings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { settingTexts } from './setting-texts.ts'

/** A value of a setting in words. */
export function SettingValue({ name, value }: { name: SettingName; value: string }) {
  const { i18n } = useLingui()
  const { control }: Pick<Setting, 'control'> = settings[name]
  const choice = settingTexts[name].choices?.[value]
  if (control.kind === 'switch')
    return value === '1' ? <Trans context="setting">On</Trans> : <Trans context="setting">Off</Trans>
  if (control.kind === 'number') return i18n.number(Number(value))
  if (choice) return i18n._(choice)
  return value === '' ? <Trans context="setting">Empty</Trans> : value
}
