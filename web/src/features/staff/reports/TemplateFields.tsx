import type { Template } from '@commons/contract/moderation/templates.ts'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../../api/use-call.ts'

/** The languages in which members read what is decided. */
export type Language = 'en' | 'cs'

/** What a template fills in. */
export interface Filled extends Pick<Template, 'rule_id' | 'acts'> {
  readonly reason: string
  readonly answer: string
}

interface TemplateFieldsProps {
  /** That of whoever is decided about. */
  language: Language
  onFill: (filled: Filled) => void
}

/** Chooses a template, and the language of its words. */
export function TemplateFields({ language: initial, onFill }: TemplateFieldsProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState('')
  const [language, setLanguage] = useState(initial)
  const { data } = useRead('template_list', {})
  if (!data || data.recdata.length === 0) return null
  function fill(id: string, of: Language) {
    setChosen(id)
    setLanguage(of)
    const template = data?.recdata.find(({ template_id }) => String(template_id) === id)
    if (!template) return
    const { rule_id, acts, reason_en, reason_cs, answer_en, answer_cs } = template
    const [reason, answer] = of === 'cs' ? [reason_cs, answer_cs] : [reason_en, answer_en]
    onFill({ rule_id, acts, reason, answer })
  }
  return (
    <>
      <NativeSelect
        label={t`Template (optional)`}
        value={chosen}
        onChange={({ currentTarget }) => fill(currentTarget.value, language)}
        data={[
          { value: '', label: t`None` },
          ...data.recdata.map(({ template_id, name }) => ({ value: String(template_id), label: name })),
        ]}
      />
      {chosen !== '' && (
        <NativeSelect
          label={t`Language of its words`}
          value={language}
          onChange={({ currentTarget }) => fill(chosen, currentTarget.value === 'cs' ? 'cs' : 'en')}
          data={[
            { value: 'en', label: 'English' },
            { value: 'cs', label: 'Čeština' },
          ]}
        />
      )}
    </>
  )
}
