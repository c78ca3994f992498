import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { currentSession } from '../../api/session.ts'
import {
  currentLanguage,
  languageId,
  rememberLanguage,
  showLanguage,
  type Language,
} from '../../locales/language.ts'
import { toast } from '../../ui/toast.ts'

/** The language shown, and a way to choose another: at once here, and kept with the account. */
export function useLanguageChoice(): { language: Language; choose: (language: Language) => Promise<void> } {
  // Renders again with every change of language.
  useLingui()
  const [wanted, setWanted] = useState<Language>()
  const language = currentLanguage()
  const show = async (next: Language) => {
    await showLanguage(next)
    rememberLanguage(next)
  }
  const choose = async (next: Language) => {
    // Its texts may still be on their way.
    setWanted(next)
    await show(next)
    setWanted(undefined)
    if (!currentSession()) return
    try {
      await call('update_language', { language_id: languageId(next) })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(error.message)
      // What the account says is what other devices show.
      await show(language)
    }
  }
  return { language: wanted ?? language, choose }
}
