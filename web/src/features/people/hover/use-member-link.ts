import { useEffect, useRef, useState } from 'react'
import { questions } from '../../../ui/confirm.ts'
import { memberLinkAt, type MemberLink } from './member-link.ts'

const untilOpen = 400
// From the link to its card a pointer crosses what lies between.
const untilClosed = 200

const isInCard = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-hover-card]') !== null

/**
 * The link to a member that a pointer rests on or that has the focus of a keyboard. Listeners on the page serve all
 * links: a feed has many. Fingers rest on nothing.
 */
export function useMemberLink(): { link: MemberLink | undefined; dismiss: () => void } {
  const [link, setLink] = useState<MemberLink>()
  const dismiss = useRef(() => {})

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let opening: ReturnType<typeof setTimeout> | undefined
    let closing: ReturnType<typeof setTimeout> | undefined
    // The link that is pointed at: one whose card was closed gets it again only after it was left.
    let at: HTMLElement | undefined
    const stopTimers = () => {
      clearTimeout(opening)
      clearTimeout(closing)
    }
    const hide = () => {
      // What the card asks about is answered first; the focus then returns into it.
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
    // A name that moves below a pointer at rest is not pointed at, until the pointer moves.
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
