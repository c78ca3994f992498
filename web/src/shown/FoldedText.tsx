import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { LinkedText } from '../ui/words/LinkedText.tsx'
import type { NamedMember } from '../ui/words/text-pieces.ts'
import { linesToShow, mayBeLong, mostLines } from './folded-lines.ts'
import classes from './FoldedText.module.css'

// An unfolded text stays so when its card leaves the screen and comes back.
const opened = new Set<string>()

interface FoldedTextProps {
  /** The text's unique name: "post.5". */
  name: string
  text: string
  mentions?: readonly NamedMember[]
  /** The language of the text, where it is known. */
  lang?: string | null | undefined
  /** Called on a press on the text; there must be another way for members without a pointer. */
  onPress?: () => void
}

/**
 * Whether a press is for the text: not on a link, not selecting, and without a key that opens a tab or menu.
 */
function isForWords({ target, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey) return false
  if (target instanceof Element && target.closest('a, button')) return false
  return getSelection()?.isCollapsed !== false
}

/** A member's text with its links: the first lines, and the rest on demand. */
export function FoldedText({ name, text, mentions = [], lang, onPress }: FoldedTextProps) {
  const [whole, setWhole] = useState(opened.has(name))
  const [cut, setCut] = useState(false)
  const [lines, setLines] = useState(mostLines)
  const words = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = words.current
    if (!element || whole) return
    if (!mayBeLong(text)) {
      setCut(false)
      return
    }
    const measure = () => {
      const isCut = element.scrollHeight > element.clientHeight + 1
      setCut(isCut)
      setLines(isCut ? linesToShow(element) : mostLines)
    }
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
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a larger target for pointers; a link beside it does the same */}
      <div
        dir="auto"
        lang={lang ?? undefined}
        ref={words}
        tabIndex={-1}
        className={clsx(whole ? classes.words : classes.lines, onPress && classes.pressed)}
        style={whole ? undefined : { WebkitLineClamp: lines, lineClamp: lines }}
        onClick={(event) => {
          if (isForWords(event)) onPress?.()
        }}
        // Unfold when the keyboard reaches a link in the hidden lines.
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
            // The button goes away: continue reading in the text.
            words.current?.focus({ preventScroll: true })
          }}
        >
          <Trans>more</Trans>
        </button>
      )}
    </div>
  )
}
