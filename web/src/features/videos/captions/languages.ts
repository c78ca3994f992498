import { unknownLanguage } from '@commons/contract/shared/caption-languages.ts'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** Languages to choose from; the server takes any language tag. */
const offered =
  'af am ar as az be bg bn bs ca cs cy da de el en en-GB en-US eo es es-419 et eu fa fi fil fr fr-CA ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ku ky la lo lt lv mk ml mn mr ms mt my nb ne nl nn or pa pl ps pt pt-BR ro ru rw sd si sk sl so sq sr st sv sw ta te tg th tk tr tt uk ur uz vi xh yi yo zh-Hans zh-Hant zu'.split(
    ' ',
  )

/** Returns a function that names languages as the reader calls them: "Čeština". */
export function useLanguageNames(): (language: string) => string {
  const { t, i18n } = useLingui()
  return useMemo(() => {
    const names = new Intl.DisplayNames([i18n.locale], { type: 'language', fallback: 'code' })
    return (language) => {
      if (language === unknownLanguage) return t`Unknown language`
      const name = names.of(language) ?? language
      // Czech and others write them small, which isn't how a list begins its lines.
      return name.slice(0, 1).toLocaleUpperCase(i18n.locale) + name.slice(1)
    }
  }, [t, i18n.locale])
}

/** Returns the languages to choose from except these, in the order of their names. */
export function useLanguageOptions(except: readonly string[] = []): Array<{ value: string; label: string }> {
  const { i18n } = useLingui()
  const nameOf = useLanguageNames()
  const taken = except.join()
  return useMemo(
    () =>
      offered
        .filter((language) => !taken.split(',').includes(language))
        .map((language) => ({ value: language, label: nameOf(language) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale)),
    [taken, nameOf, i18n.locale],
  )
}
