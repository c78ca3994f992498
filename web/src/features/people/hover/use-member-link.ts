import { useEffect, useRef, useState } from 'react'
import { questions } from '../../../ui/dialog/confirm.ts'
import { memberLinkAt, type MemberLink } from './member-link.ts'

const untilOpen = 400
// Leaves time for the pointer to cross the gap between link and card.
const untilClosed = 200

const isInCard = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-hover-card]') !== null

/**
 * Returns the member link that is hovered or has the keyboard's focus. Listens on the document, because a
 * feed has many links. Ignores touch.
 */
export function useMemberLink(): { link: MemberLink | undefined; dismiss: () => void } {
  const [link, setLink] = useState<MemberLink>()
  const dismiss = useRef(() => {})

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let opening: ReturnType<typeof setTimeout> | undefined
    let closing: ReturnType<typeof setTimeout> | undefined
    // The hovered link. After its card is closed, it gets another only once the pointer has left it.
    let at: HTMLElement | undefined
    const stopTimers = () => {
      clearTimeout(opening)
      clearTimeout(closing)
    }
    const hide = () => {
      // Keep the card while its question is open; the focus then returns into it.
      if (questions.get() === null) setLink(undefined)
    }
    const close = () => {
      stopTimers()
      hide()
    }
    dismiss.current = close

    function goTo(target: EventTarget | null, isMeant: (found: MemberLink) => boolean): void {
      if (isInCard(target)) return stopTimers()
      const found = memberLinkAt(target)
      if (found && found.anchor === at) return clearTimeout(closing)
      at = found?.anchor
      stopTimers()
      closing = setTimeout(hide, untilClosed)
      if (found && isMeant(found)) opening = setTimeout(setLink, untilOpen, found)
    }
    // Ignore links that move below a resting pointer, until it moves.
    let place = ''
    const onPoint = ({ target, pointerType, screenX, screenY }: PointerEvent) => {
      const before = place
      place = `${screenX} ${screenY}`
      if (pointerType !== 'touch' && place !== before) goTo(target, () => true)
    }
    const onFocus = ({ target }: FocusEvent) => goTo(target, ({ anchor }) => anchor.matches(':focus-visible'))
    const onPress = ({ target }: PointerEvent) => {
      if (!isInCard(target)) close()
    }
    document.addEventListener('pointerover', onPoint, { signal })
    document.addEventListener('pointermove', onPoint, { signal, passive: true })
    document.addEventListener('focusin', onFocus, { signal })
    document.addEventListener('pointerdown', onPress, { signal, capture: true })
    document.addEventListener('scroll', close, { signal, capture: true, passive: true })
    document.documentElement.addEventListener('pointerleave', close, { signal })
    window.addEventListener('hashchange', close, { signal })
    return () => {
      stop.abort()
      stopTimers()
    }
  }, [])

  return { link, dismiss: () => dismiss.current() }
}
