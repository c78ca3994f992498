import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { openedPiece } from '../states/piece.tsx'

const DialogBody = openedPiece(() => import('./DialogBody.tsx'))

export interface DialogProps {
  opened: boolean
  title: ReactNode
  /** Called on Esc, the close button and a press outside. */
  onClose: () => void
  /** `full` fills a phone's screen. */
  size?: 'small' | 'medium' | 'form' | 'large' | 'full' | undefined
  children: ReactNode
}

/**
 * A sheet from the bottom on phones, a window on larger screens. The focus moves to `data-autofocus`, the
 * first field of a form or the first control, stays inside, and returns to where it was.
 */
export function Dialog(props: DialogProps) {
  const opener = useRef<Element | null>(null)
  const wasOpened = useRef(false)

  // Noted while rendering: once the lazy body mounts, the focus is already inside.
  if (props.opened && !wasOpened.current) opener.current = document.activeElement
  wasOpened.current = props.opened

  useEffect(() => {
    if (!props.opened) return
    return () => {
      const target = opener.current
      // After the body is gone: its focus trap would take the focus back.
      setTimeout(() => {
        // If something else has the focus by now, such as a new page's heading, it keeps it.
        const lost = document.activeElement === null || document.activeElement === document.body
        if (lost && target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
      })
    }
  }, [props.opened])

  if (!props.opened) return null
  return (
    <Suspense>
      <DialogBody {...props} />
    </Suspense>
  )
}
