import { indexAfterTrimmed } from '@commons/contract/shared/text/cutting.ts'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import classes from './CommentWriting.module.css'

interface OverLongProps {
  text: string
  longest: number
  field: RefObject<HTMLTextAreaElement | null>
}

/** Overlays a field and marks the text beyond the limit. Nothing is cut off: the author shortens it. */
export function OverLong({ text, longest, field }: OverLongProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const scrolled = field.current
    if (!scrolled) return
    const follow = () => {
      if (box.current) box.current.scrollTop = scrolled.scrollTop
    }
    follow()
    scrolled.addEventListener('scroll', follow)
    return () => scrolled.removeEventListener('scroll', follow)
  }, [field, text])
  const end = indexAfterTrimmed(text, longest)
  return (
    <div ref={box} className={classes.over} aria-hidden="true">
      {text.slice(0, end)}
      <mark>{text.slice(end)}</mark>
    </div>
  )
}
