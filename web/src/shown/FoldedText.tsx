import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { LinkedText } from '../ui/LinkedText.tsx'
import type { NamedMember } from '../ui/text-pieces.ts'
import classes from './FoldedText.module.css'

// A text that was opened stays open when its card leaves the screen and comes back.
const opened = new Set<string>()

interface FoldedTextProps {
  /** Names the text among all others: "post.5". */
  name: string
  text: string
  mentions?: readonly NamedMember[]
}

/** Text of a member with its links: eight lines, the rest on demand. */
export function FoldedText({ name, text, mentions = [] }: FoldedTextProps) {
  const [whole, setWhole] = useState(opened.has(name))
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
    opened.add(name)
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
        <LinkedText mentions={mentions}>{text}</LinkedText>
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
