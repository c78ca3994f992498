import { useEffect, useState, type RefObject } from 'react'

/** What a tap does something else to. */
const pressable = 'a, button, summary, audio, video, input, [role="slider"]'

function messageAt(target: EventTarget | null): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-message]') : null
  return row ? Number(row.dataset['message']) : undefined
}

/** Returns the message that was tapped or pressed long, until another tap. */
export function useTouchedMessage(log: RefObject<HTMLElement | null>): number | undefined {
  const [touched, setTouched] = useState<number>()
  useEffect(() => {
    const element = log.current
    if (!element) return
    const onTap = ({ target }: Event) => {
      if (target instanceof Element && target.closest(pressable)) return
      const message = messageAt(target)
      setTouched((now) => (now === message ? undefined : message))
    }
    const onLongPress = ({ target }: Event) => setTouched(messageAt(target))
    element.addEventListener('click', onTap)
    element.addEventListener('contextmenu', onLongPress)
    return () => {
      element.removeEventListener('click', onTap)
      element.removeEventListener('contextmenu', onLongPress)
    }
  }, [log])
  return touched
}
