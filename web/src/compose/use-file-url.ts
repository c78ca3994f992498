import { useEffect, useState } from 'react'
import { isHeic } from './media-file.ts'

/** A picture of a photo, in place of one that this browser can't show. */
const noPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="-20 -20 64 64" fill="none" stroke="#8b9196" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><rect x="3" y="3" width="18" height="18" rx="3"/><path d="M15 8h.01M3 16l5-5c1-1 2-1 3 0l5 5M14 14l1-1c1-1 2-1 3 0l3 3"/></svg>',
)}`

async function canShow(url: string): Promise<boolean> {
  const image = new Image()
  image.src = url
  return image.decode().then(
    () => true,
    () => false,
  )
}

/**
 * Returns a URL at which this page can show a file. Most browsers can't show HEIC: then it's that of `instead`, or
 * the file's own if there is none.
 */
export function useFileUrl(file: File | undefined, instead: string | null = noPicture): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    let isGone = false
    const show = (shown: string) => {
      if (!isGone) setUrl(shown)
    }
    if (instead !== null && isHeic(file)) void canShow(made).then((can) => show(can ? made : instead))
    else show(made)
    return () => {
      isGone = true
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file, instead])
  return url
}
