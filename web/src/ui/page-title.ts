import { useEffect } from 'react'
import { brand } from './brand.ts'

/** Sets the document's title while the page is shown: "Login · Commons". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
}
