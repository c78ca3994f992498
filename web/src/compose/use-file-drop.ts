import { useEffect, useRef, useState } from 'react'
import { filesIn } from './media-file.ts'

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true

// A dialog takes dropped files before the form below it.
const takers: symbol[] = []

/**
 * Returns whether files are being dragged over the page. They may be dropped anywhere: beside the composer
 * the browser would open them, and the page with all that is typed would be gone.
 */
export function useFileDrop(onDrop: (files: File[]) => void): boolean {
  const [dragging, setDragging] = useState(false)
  const drop = useRef(onDrop)
  drop.current = onDrop

  useEffect(() => {
    const me = Symbol('taker')
    takers.push(me)
    const isMine = () => takers.at(-1) === me
    // Events arrive for each element entered and left.
    let depth = 0
    const step = (by: 1 | -1) => (event: DragEvent) => {
      if (!carriesFiles(event)) return
      depth = Math.max(0, depth + by)
      setDragging(depth > 0 && isMine())
    }
    const onEnter = step(1)
    const onLeave = step(-1)
    const onOver = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault()
    }
    const onDropped = (event: DragEvent) => {
      depth = 0
      setDragging(false)
      // Something else on the page has taken the files.
      if (event.defaultPrevented || !carriesFiles(event) || !isMine()) return
      event.preventDefault()
      drop.current(filesIn(event.dataTransfer))
    }
    window.addEventListener('dragenter', onEnter)
    window.addEventListener('dragleave', onLeave)
    window.addEventListener('dragover', onOver)
    window.addEventListener('drop', onDropped)
    return () => {
      takers.splice(takers.indexOf(me), 1)
      window.removeEventListener('dragenter', onEnter)
      window.removeEventListener('dragleave', onLeave)
      window.removeEventListener('dragover', onOver)
      window.removeEventListener('drop', onDropped)
    }
  }, [])

  return dragging
}
