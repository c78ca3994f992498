import { Component, createRef, type ReactNode } from 'react'

interface Place {
  element: Element
  top: number
  /** The area in which rows come and go, and where it begins. */
  area: Element
  areaTop: number
}

// Below the top bar, which covers what lies under it.
const covered = 64

function scrollerOf(element: Element): Element {
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each
  return document.scrollingElement ?? document.documentElement
}

const topOf = (element: Element) => element.getBoundingClientRect().top

/**
 * Holds still what is before one's eyes while rows come and go above it: what has the focus, else the first
 * row that can be seen. Browsers do so by themselves only for what stands at the top of the window, some
 * not at all, and a field one types in must not move. What moves all of them, such as a new post above in the
 * feed, is not for it to undo.
 */
export class KeepPlace extends Component<{ className?: string | undefined; children: ReactNode }> {
  readonly #area = createRef<HTMLDivElement>()
  #place: Place | null = null
  // At the end of a page there is nowhere to scroll until the list around has measured its rows anew. It
  // was there first and hears of the new height first, and nothing has been painted yet.
  readonly #observer = new ResizeObserver(() => {
    this.#hold()
    this.#done()
  })
  #end = 0

  override getSnapshotBeforeUpdate(): Place | null {
    // Not all of the way was scrolled yet: where it stands now is not where it belongs.
    if (this.#place?.element.isConnected) return this.#place
    // A list of replies minds all the comments around it.
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
    // Nothing was resized: the next change begins anew.
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

  /** Scrolls by as much as what is held was moved. */
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
