import { useEffect } from 'react'
import { brand } from './brand.ts'

/** Names the document while the page is shown: "Login · Commons". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
}
