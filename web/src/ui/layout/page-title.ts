import { useEffect } from 'react'
import { useNetworkName } from '../network.ts'

/** Sets the document's title: "Login · Commons". Undefined leaves it to a part of the page. */
export function usePageTitle(title: string | undefined): void {
  const name = useNetworkName()
  useEffect(() => {
    if (title === undefined) return
    document.title = `${title} · ${name}`
  }, [title, name])
}
