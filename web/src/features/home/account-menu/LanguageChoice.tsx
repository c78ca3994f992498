import { useLingui } from '@lingui/react/macro'
import { languages, type Language } from '../../../locales/language.ts'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { useLanguageChoice } from './use-language-choice.ts'

const options = (Object.keys(languages) as Language[]).map((value) => ({
  value,
  label: languages[value],
  lang: value,
}))

/** Choice of language; each is named in itself. */
export function LanguageChoice({ wide = false }: { wide?: boolean }) {
  const { t } = useLingui()
  const { language, choose } = useLanguageChoice()
  return (
    <SegmentedChoice
      wide={wide}
      label={t`Language`}
      value={language}
      onChange={(next) => void choose(next)}
      options={options}
    />
  )
}
