import { typedWords } from '@commons/contract/shared/text/searching.ts'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useMantineColorScheme } from '@mantine/core'
import {
  IconDeviceDesktop,
  IconKeyboard,
  IconLanguage,
  IconListDetails,
  IconLogout,
  IconMoon,
  IconSun,
} from '@tabler/icons-react'
import { useSession } from '../../../api/session.ts'
import { useStaffRole } from '../../../api/use-staff-role.ts'
import type { Command } from '../../../feature.ts'
import { commands } from '../../../features.commands.ts'
import { languages, type Language } from '../../../locales/language.ts'
import { paths } from '../../../paths.ts'
import { present, useAbsent } from '../../../ui/network.ts'
import { useLanguageChoice } from '../account-menu/use-language-choice.ts'
import { useLogout } from '../account-menu/use-logout.ts'
import { useListCommands } from '../../people/people-lists/public.ts'
import { useSettingsSections } from '../settings/use-settings-panels.ts'
import { usePlaces } from '../shell/navigation.ts'
import { showKeys } from '../help/show-keys.ts'

/** A command as this member is offered it, in the current language. */
export interface OfferedCommand extends Pick<Command, 'id' | 'icon' | 'does'> {
  readonly group: Command['group'] | 'setting'
  readonly label: string
  readonly of?: string | undefined
  /** The words of its label, folded as searches are. */
  readonly named: readonly string[]
  /** All words that find it. */
  readonly found: readonly string[]
}

interface Worded extends Omit<OfferedCommand, 'named' | 'found'> {
  readonly words?: string | undefined
}

const schemes = [
  { value: 'light', label: msg`Light theme`, words: msg`bright day appearance mode`, icon: IconSun },
  { value: 'dark', label: msg`Dark theme`, words: msg`black night appearance mode`, icon: IconMoon },
  {
    value: 'auto',
    label: msg`The system's theme`,
    words: msg`automatic appearance mode`,
    icon: IconDeviceDesktop,
  },
] as const

/** Returns everything that the palette offers: what features declare, places, settings, theme, language, logout. */
export function useCommands(): readonly OfferedCommand[] {
  const { _ } = useLingui()
  const absent = useAbsent()
  const role = useStaffRole()
  const member = useSession()?.id
  const places = usePlaces()
  const sections = useSettingsSections()
  const { setColorScheme } = useMantineColorScheme()
  const { choose } = useLanguageChoice()
  const { logOut } = useLogout()
  const lists = useListCommands()

  const offered: Worded[] = []
  const listed = present(commands, absent)
  const declared = listed
    .flatMap(({ commands: own = [] }) => present(own, absent))
    .filter(({ forStaff }) => !forStaff || forStaff.some((each) => each === role))
  for (const { id, group, label, of, words, icon, does } of declared)
    offered.push({ id, group, label: _(label), of: of && _(of), words: words && _(words), icon, does })

  const isDeclared = new Set(declared.map(({ does }) => does))
  const placeWords = new Map(
    listed
      .flatMap(({ words = [] }) => words)
      .map(({ to, words }) => [typeof to === 'string' ? to : to(member ?? 0), _(words)]),
  )
  const place = (to: string, label: string, icon: Command['icon'], of?: string) => {
    if (isDeclared.has(to)) return
    isDeclared.add(to)
    offered.push({ id: to, group: 'place', label, of, words: placeWords.get(to), icon, does: to })
  }
  for (const { to, label, icon, places: below = [] } of places) {
    // Where a place has others below, it leads to one of these.
    if (!below.some((each) => each.to === to)) place(to, label, icon)
    for (const each of below) place(each.to, each.label, icon, label)
  }

  for (const { to, label, of } of lists) place(to, label, IconListDetails, of)

  for (const { label: section, panels } of sections)
    for (const { id, label, keywords, parts, icon } of panels) {
      const does = paths.setting(id)
      offered.push({ id: does, group: 'setting', label, of: section, words: keywords, icon, does })
      for (const [at, part] of parts.entries())
        offered.push({ id: `${does}#${at}`, group: 'setting', label: part, of: label, icon, does })
    }

  for (const { value, label, words, icon } of schemes)
    offered.push({
      id: `theme.${value}`,
      group: 'act',
      label: _(label),
      of: _(msg`Theme`),
      words: _(words),
      icon,
      does: () => setColorScheme(value),
    })
  for (const each of Object.keys(languages) as Language[])
    offered.push({
      id: `language.${each}`,
      group: 'act',
      label: languages[each],
      of: _(msg`Language`),
      words: _(msg`language English Czech jazyk angličtina čeština`),
      icon: IconLanguage,
      does: () => void choose(each),
    })
  offered.push(
    {
      id: 'keys',
      group: 'act',
      label: _(msg`Keyboard shortcuts`),
      words: _(msg`help hotkeys`),
      icon: IconKeyboard,
      does: showKeys,
    },
    {
      id: 'logout',
      group: 'act',
      label: _(msg`Logout`),
      words: _(msg`log out sign off leave exit`),
      icon: IconLogout,
      does: () => void logOut(),
    },
  )
  return offered.map(({ words, ...each }) => ({
    ...each,
    named: typedWords(each.label),
    found: typedWords(`${each.label} ${each.of ?? ''} ${words ?? ''}`),
  }))
}
