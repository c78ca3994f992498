import { useLayoutEffect, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { clsx } from 'clsx'
import classes from './Floating.module.css'

interface FloatingProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The element it opens beside; the focus returns there. */
  anchor: HTMLElement
  onClose: () => void
  /** Which ends of box and anchor are aligned. */
  align?: 'start' | 'end'
  children: ReactNode
}

const gap = 6
const edge = 8

/** Places the box below the anchor, or above if there is more room, always within the window. */
function place(box: HTMLElement, anchor: HTMLElement, align: 'start' | 'end') {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const { clientWidth, clientHeight } = document.documentElement
  const below = at.bottom + gap + height + edge <= clientHeight || at.top < clientHeight - at.bottom
  const top = below ? at.bottom + gap : at.top - gap - height
  const wanted = align === 'start' ? at.left : at.right - width
  const left = Math.min(Math.max(edge, wanted), clientWidth - width - edge)
  box.style.top = `${Math.max(edge, Math.min(top, clientHeight - height - edge))}px`
  box.style.left = `${Math.max(edge, left)}px`
}

/** A box that floats beside its opener and closes on Esc, on a press outside and when the focus leaves it. */
export function Floating({ anchor, onClose, align = 'end', children, className, ...rest }: FloatingProps) {
  const box = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const update = () => place(element, anchor, align)
    update()
    window.addEventListener('resize', update)
    document.addEventListener('scroll', update, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', update)
      document.removeEventListener('scroll', update, { capture: true })
    }
  }, [anchor, align])

  useLayoutEffect(() => {
    const onPress = (event: PointerEvent) => {
      const target = event.target
      if (!(target instanceof Node) || box.current?.contains(target) || anchor.contains(target)) return
      close.current()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      // If the focus is elsewhere, such as in another field, it stays there.
      const { activeElement } = document
      if (activeElement === document.body || box.current?.contains(activeElement)) anchor.focus()
      close.current()
    }
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [anchor])

  return createPortal(
    <div
      ref={box}
      className={clsx(classes.box, className)}
      onBlur={(event) => {
        const next = event.relatedTarget
        if (next instanceof Node && !event.currentTarget.contains(next) && !anchor.contains(next)) onClose()
      }}
      {...rest}
    >
      {children}
    </div>,
    // Must be inside the full-screen element, a dialog's focus trap, and the page's landmark.
    anchor.closest(':fullscreen, [role=dialog], main') ?? document.body,
  )
}
