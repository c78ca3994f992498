import { useSettingsForm } from '../../../../settings-kit/use-settings-form.ts'

type Text = 'title' | 'headline' | 'footer' | 'theme' | 'domain'

const rules = () => import('./pro-rules.ts')

/** A form for some of the profile's texts, with `isChanged` if one differs from what is stored. */
export function useProForm<Name extends Text>(initial: Readonly<Record<Name, string>>) {
  const settings = useSettingsForm<'update_pro_setting', Name>({
    name: 'update_pro_setting',
    rules,
    initial,
    input: (values) => values,
  })
  const names = Object.keys(initial) as Name[]
  // The value as the server stores it.
  const kept = (name: Name) => {
    const value = settings.fields.values[name].trim()
    return name === 'domain' ? value.toLowerCase() : value
  }
  const isChanged = names.some((name) => kept(name) !== initial[name])
  return { ...settings, isChanged }
}
