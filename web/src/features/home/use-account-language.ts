import { useEffect } from 'react'
import { useRead } from '../../api/use-call.ts'
import { languageOfId, rememberLanguage, showLanguage } from '../../locales/language.ts'

/** Follows the language of the account, which another device may have changed. */
export function useAccountLanguage(): void {
  const id = useRead('show_language', {}).data?.language_id
  useEffect(() => {
    if (id === undefined) return
    const language = languageOfId(id)
    rememberLanguage(language)
    void showLanguage(language)
  }, [id])
}
