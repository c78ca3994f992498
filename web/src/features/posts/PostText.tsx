import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { LinkedText } from '../../ui/LinkedText.tsx'
import classes from './PostText.module.css'

// A text that was opened stays open when its card leaves the screen and comes back.
const opened = new Set<number>()

/** A post's words, links made of addresses; eight lines, the rest on demand. */
export function PostText({ postId, text }: { postId: number; text: string }) {
  const [whole, setWhole] = useState(opened.has(postId))
  const [cut, setCut] = useState(false)
  const words = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = words.current
    if (!element || whole) return
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [text, whole])

  function open() {
    opened.add(postId)
    setWhole(true)
  }

  return (
    <div>
      <div
        ref={words}
        tabIndex={-1}
        className={whole ? classes.words : classes.lines}
        // A link in the hidden lines was reached by keyboard.
        onFocus={({ target, currentTarget }) => {
          if (target.getBoundingClientRect().bottom > currentTarget.getBoundingClientRect().bottom) open()
        }}
      >
        <LinkedText>{text}</LinkedText>
      </div>
      {cut && !whole && (
        <button
          type="button"
          className={classes.more}
          onClick={() => {
            open()
            // The button goes away; reading goes on in the text.
            words.current?.focus({ preventScroll: true })
          }}
        >
          <Trans>more</Trans>
        </button>
      )}
    </div>
  )
}
