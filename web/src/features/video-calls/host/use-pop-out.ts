import { useEffect, useState } from 'react'
import { toast } from '../../../ui/notices/toast.ts'

/** A small window of its own that stays above all others; not every browser has them. */
interface PictureInPictureWindows {
  requestWindow(size: { width: number; height: number }): Promise<Window>
}

const windows = () =>
  (window as { documentPictureInPicture?: PictureInPictureWindows }).documentPictureInPicture

const size = { width: 420, height: 420 }

/** Gives the other document what the page has for its looks. */
function dress(other: Document): void {
  for (const { name, value } of document.documentElement.attributes)
    other.documentElement.setAttribute(name, value)
  for (const node of document.querySelectorAll('link[rel=stylesheet], style'))
    other.head.append(other.importNode(node, true))
}

/** Lets a part of the page go into a window of its own, and come back when that is closed. */
export function usePopOut(failure: string) {
  const [popped, setPopped] = useState<Window>()
  useEffect(() => {
    if (!popped) return
    const back = () => setPopped(undefined)
    popped.addEventListener('pagehide', back)
    return () => {
      popped.removeEventListener('pagehide', back)
      popped.close()
    }
  }, [popped])
  return {
    possible: windows() !== undefined,
    /** Where the part goes meanwhile. */
    body: popped?.document.body,
    async open() {
      try {
        const opened = await windows()?.requestWindow(size)
        if (!opened) return
        dress(opened.document)
        setPopped(opened)
      } catch {
        toast.error(failure)
      }
    },
    back: () => setPopped(undefined),
  }
}
