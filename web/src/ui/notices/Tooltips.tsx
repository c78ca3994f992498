import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import classes from './Tooltips.module.css'

// Elements with `data-tip`, and buttons that show only an icon.
const named = '[data-tip], :is(a, button)[aria-label]:has(svg)'
// Anything larger is a picture, whose name is a description.
const largestIcon = 64
const pause = 500
const gap = 6
const edge = 8

interface Tip {
  anchor: HTMLElement
  text: string
}

function tipOf(target: EventTarget | null): Tip | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLElement>(named) : null
  if (!anchor || anchor.ariaExpanded === 'true') return undefined
  const words = anchor.textContent.trim()
  const own = anchor.dataset['tip']
  if (own === undefined && (words !== '' || anchor.offsetWidth > largestIcon)) return undefined
  const text = own || anchor.getAttribute('aria-label') || words
  return text === '' ? undefined : { anchor, text }
}

/**
 * Places the tip above or below the anchor, or beside it if `data-tip-side` says so, always within the
 * window.
 */
function place(tip: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = tip
  const { clientWidth, clientHeight } = document.documentElement
  const isBeside = anchor.dataset['tipSide'] === 'end'
  const left = isBeside ? at.right + gap : at.left + (at.width - width) / 2
  const above = at.top - gap - height
  const top = isBeside ? at.top + (at.height - height) / 2 : above < edge ? at.bottom + gap : above
  tip.style.left = `${Math.max(edge, Math.min(left, clientWidth - width - edge))}px`
  tip.style.top = `${Math.max(edge, Math.min(top, clientHeight - height - edge))}px`
}

/**
 * Shows the name of the icon that is pointed at or has keyboard focus: its `data-tip`, or the `aria-label` of
 * an icon without text. Listeners on the page serve all icons, because cards are rendered often and have
 * many. Touch users find the names in menus and dialogs instead.
 */
export default function Tooltips() {
  const [tip, setTip] = useState<Tip>()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let timer: ReturnType<typeof setTimeout> | undefined
    let pointed: HTMLElement | undefined
    const hide = () => {
      clearTimeout(timer)
      setTip(undefined)
    }
    const pointAt = (found: Tip | undefined) => {
      if (found?.anchor === pointed) return
      pointed = found?.anchor
      hide()
      if (found) timer = setTimeout(setTip, pause, found)
    }
    const onPoint = ({ target, pointerType }: PointerEvent) =>
      pointAt(pointerType === 'touch' ? undefined : tipOf(target))
    const onFocus = ({ target }: FocusEvent) => {
      const found = tipOf(target)
      if (found?.anchor.matches(':focus-visible')) setTip(found)
    }
    document.addEventListener('pointerover', onPoint, { signal })
    document.addEventListener('focusin', onFocus, { signal })
    document.addEventListener('focusout', hide, { signal })
    document.addEventListener('pointerdown', hide, { signal, capture: true })
    document.addEventListener('keydown', hide, { signal, capture: true })
    // Keep a tip that is about to show: lists scroll by themselves, and its anchor may still be pointed at.
    const onScroll = () => setTip(undefined)
    document.addEventListener('scroll', onScroll, { signal, capture: true, passive: true })
    document.documentElement.addEventListener('pointerleave', hide, { signal })
    // The pointer's place before this was loaded; fingers have none.
    if (window.matchMedia('(hover: hover)').matches)
      pointAt(tipOf([...document.querySelectorAll(':hover')].at(-1) ?? null))
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [])

  useLayoutEffect(() => {
    if (!tip) return
    let frame = 0
    // What opens or grows under the pointer moves the anchor after the tip has shown.
    const follow = () => {
      if (!tip.anchor.isConnected) return setTip(undefined)
      if (box.current) place(box.current, tip.anchor)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [tip])

  if (!tip) return null
  return createPortal(
    // Hidden from screen readers, which already announce the name.
    <div dir="auto" ref={box} key={tip.text} className={classes.tip} aria-hidden="true">
      {tip.text}
    </div>,
    tip.anchor.closest(':fullscreen') ?? document.body,
  )
}
