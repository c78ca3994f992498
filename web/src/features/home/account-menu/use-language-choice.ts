import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { readAllAgain } from '../../../api/live.ts'
import { currentSession } from '../../../api/session.ts'
import {
  currentLanguage,
  languageId,
  rememberLanguage,
  showLanguage,
  type Language,
} from '../../../locales/language.ts'
import { toast } from '../../../ui/notices/toast.ts'

/** Returns the current language and a function to change it, at once here and in the account. */
export function useLanguageChoice(): { language: Language; choose: (language: Language) => Promise<void> } {
  // Renders again when the language changes.
  useLingui()
  const client = useQueryClient()
  const [wanted, setWanted] = useState<Language>()
  const language = currentLanguage()
  const show = async (next: Language) => {
    await showLanguage(next)
    rememberLanguage(next)
  }
  const choose = async (next: Language) => {
    // Mark the choice at once: its texts may still be loading.
    setWanted(next)
    await show(next)
    setWanted(undefined)
    try {
      // The server words its answers to a member in the account's language.
      if (currentSession()) await call('update_language', { language_id: languageId(next) })
      void readAllAgain(client)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(error.message)
      // Go back to the account's language, which other devices show.
      await show(language)
    }
  }
  return { language: wanted ?? language, choose }
}
