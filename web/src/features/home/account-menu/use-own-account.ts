import { useEffect } from 'react'
import { noteNetwork } from '../../../ui/network.ts'
import { reviseNames } from '../../../api/session.ts'
import { useRead } from '../../../api/use-call.ts'
import { languageOfId, rememberLanguage, showLanguage } from '../../../locales/language.ts'

/** Applies the account's language and names, which may have changed on another device. */
export function useOwnAccount(): void {
  const { data: account, dataUpdatedAt } = useRead('show_language', {})
  const network = account?.network
  useEffect(() => {
    if (network) noteNetwork(network, dataUpdatedAt)
  }, [network, dataUpdatedAt])

  const id = account?.language_id
  useEffect(() => {
    if (id === undefined) return
    const language = languageOfId(id)
    rememberLanguage(language)
    void showLanguage(language)
  }, [id])

  const own = useRead('avatar_banner', {}).data?.recdata
  useEffect(() => {
    if (own) reviseNames(own)
  }, [own])
}
