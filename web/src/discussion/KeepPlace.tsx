import { Component, createRef, type ReactNode } from 'react'

interface Place {
  element: Element
  top: number
  /** The area in which rows come and go, and its top. */
  area: Element
  areaTop: number
}

// The height of the top bar, which covers what is below it.
const covered = 64

function scrollerOf(element: Element): Element {
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each
  return document.scrollingElement ?? document.documentElement
}

const topOf = (element: Element) => element.getBoundingClientRect().top

/**
 * Keeps what the reader looks at in place while rows come and go above it: the focused element, else the
 * first visible row. Browsers do so only for what is at the top of the window, some not at all, and a field
 * being typed in must not move. It does not undo moves of the whole area, such as a new post above in the
 * feed.
 */
export class KeepPlace extends Component<{ className?: string | undefined; children: ReactNode }> {
  readonly #area = createRef<HTMLDivElement>()
  #place: Place | null = null
  // At the end of a page there is nowhere to scroll until the surrounding list has measured its rows again.
  // Its observer is older and hears of the new height first, and nothing has been painted yet.
  readonly #observer = new ResizeObserver(() => {
    this.#hold()
    this.#done()
  })
  #end = 0

  override getSnapshotBeforeUpdate(): Place | null {
    // The last scroll is not complete: the element's present position is not where it belongs.
    if (this.#place?.element.isConnected) return this.#place
    // A list of replies keeps the place within all the comments around it.
    const area = this.#area.current?.closest('[data-comments]') ?? this.#area.current
    if (!area) return null
    const isSeen = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > covered && top < window.innerHeight
    }
    const focused = document.activeElement
    const element =
      focused && area.contains(focused) && isSeen(focused)
        ? focused
        : [...area.querySelectorAll('[data-anchor]')].find(isSeen)
    return element ? { element, top: topOf(element), area, areaTop: topOf(area) } : null
  }

  override componentDidUpdate(_props: unknown, _state: unknown, place: Place | null) {
    this.#place = place && { ...place, top: place.top + topOf(place.area) - place.areaTop }
    this.#hold()
    // If nothing was resized, the next change starts over.
    cancelAnimationFrame(this.#end)
    this.#end = requestAnimationFrame(() => {
      this.#end = requestAnimationFrame(this.#done)
    })
  }

  override componentDidMount() {
    if (!this.#area.current) return
    this.#observer.observe(this.#area.current)
  }

  override componentWillUnmount() {
    cancelAnimationFrame(this.#end)
    this.#observer.disconnect()
  }

  readonly #done = () => {
    this.#place = null
  }

  /** Scrolls by as much as the held element has moved. */
  readonly #hold = () => {
    const place = this.#place
    if (!place?.element.isConnected) return
    const moved = topOf(place.element) - place.top
    if (Math.abs(moved) >= 1) scrollerOf(place.element).scrollBy({ top: moved, behavior: 'instant' })
  }

  override render() {
    return (
      <div ref={this.#area} className={this.props.className}>
        {this.props.children}
      </div>
    )
  }
}
