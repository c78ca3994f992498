import { useLingui } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { present, useAbsent } from '../../../ui/network.ts'
import { settings } from '../../../features.settings.ts'
import { useOwedConsent } from '../../../api/use-owed-consent.ts'
import { useSuspension } from '../../../api/use-suspension.ts'
import type { SettingsPanel } from '../../../settings-kit/settings-panel.ts'

/** A panel as the reader finds it. */
export interface ShownPanel extends Pick<SettingsPanel, 'id' | 'icon' | 'Panel'> {
  label: string
  keywords: string
  parts: readonly string[]
}

export interface SettingsSection {
  label: string
  panels: readonly ShownPanel[]
}

const labels = {
  account: msg`Account`,
  security: msg`Security`,
  billing: msg`Billing`,
  appearance: msg`Appearance`,
  other: msg`Other`,
} satisfies Record<SettingsPanel['section'], unknown>

const sections = Object.entries(labels).map(([section, label]) => ({
  label,
  panels: settings
    .flat()
    .filter((panel) => panel.section === section)
    .toSorted((one, other) => one.rank - other.rank),
}))

/** Returns the settings panels that the member has, by section, in order and in the current language. */
export function useSettingsSections(): readonly SettingsSection[] {
  const { _ } = useLingui()
  const absent = useAbsent()
  const owed = useOwedConsent()
  const isHeld = useSuspension() !== undefined || owed?.is_due === 1
  const own = sections.flatMap(({ label, panels }) => {
    const there = present(panels, absent)
    const shown = isHeld ? there.filter(({ whileSuspended }) => whileSuspended) : there
    return shown.length === 0 ? [] : [{ label, panels: shown }]
  })
  return own.map(({ label, panels }) => ({
    label: _(label),
    panels: panels.map(({ id, icon, Panel, label, keywords, parts = [] }) => ({
      id,
      icon,
      Panel,
      label: _(label),
      keywords: _(keywords),
      parts: parts.map((part) => _(part)),
    })),
  }))
}
