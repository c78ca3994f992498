import { useEffect } from 'react'
import { brand } from '../theme/brand.ts'

/** Sets the document's title: "Login · Commons". Undefined leaves it to a part of the page. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    document.title = `${title} · ${brand.name}`
  }, [title])
}
