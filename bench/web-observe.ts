/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Runs in the page from its start and notes paints, layout shifts and events. Its source is passed to the
 * page, so it must not use anything outside itself.
 */

export interface Noted {
  /** Milliseconds from the start of the visit. */
  lcp: number
  /** The element of the largest paint, to know what to work on. */
  lcpElement: string
  /**
   * When the last script or style before the largest paint had loaded, and how long the page was busy before
   * that paint.
   */
  loaded: number
  busy: number
  /** The largest burst of layout shifts. */
  cls: number
  /** The elements that moved. */
  shifted: string[]
  /** Events of interactions, with the milliseconds until the next paint. */
  events: Array<{
    interaction: number
    name: string
    start: number
    ms: number
    waited: number
    handled: number
  }>
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: ReadonlyArray<{ readonly node: Node | null }>
}

export function observe(): void {
  const noted: Noted = { lcp: 0, lcpElement: '', loaded: 0, busy: 0, cls: 0, shifted: [], events: [] }
  Reflect.set(globalThis, 'noted', noted)

  const nameOf = (node: Node | null) => {
    if (!(node instanceof Element)) return node?.parentElement?.className ?? 'something gone'
    return `${node.localName}.${node.getAttribute('class') ?? ''} ${node.textContent?.slice(0, 40) ?? ''}`
  }
  const listen = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      // The lowest threshold that browsers allow.
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    })

  listen('largest-contentful-paint', (entry) => {
    const { startTime, element } = entry as LargestContentfulPaint
    noted.lcp = startTime
    noted.lcpElement = nameOf(element)
  })

  // Long tasks are those of 50 ms and more.
  listen('longtask', ({ startTime, duration }) => {
    if (noted.lcp === 0 || startTime < noted.lcp) noted.busy += duration
  })
  listen('resource', (entry) => {
    const { name, responseEnd } = entry as PerformanceResourceTiming
    if (/\.(js|css)$/.test(name) && (noted.lcp === 0 || responseEnd < noted.lcp))
      noted.loaded = Math.max(noted.loaded, responseEnd)
  })

  // A burst is a series of shifts less than a second apart, and less than five seconds long.
  let burst = { first: -Infinity, last: -Infinity, sum: 0 }
  listen('layout-shift', (entry) => {
    const { value, hadRecentInput, sources, startTime } = entry as LayoutShift
    if (hadRecentInput) return
    const goesOn = startTime - burst.last < 1000 && startTime - burst.first < 5000
    burst = goesOn
      ? { ...burst, last: startTime, sum: burst.sum + value }
      : { first: startTime, last: startTime, sum: value }
    noted.cls = Math.max(noted.cls, burst.sum)
    noted.shifted.push(`${value.toFixed(4)} ${sources.map(({ node }) => nameOf(node)).join(', ')}`)
  })

  listen('event', (entry) => {
    const { interactionId, name, startTime, duration, processingStart, processingEnd } =
      entry as PerformanceEventTiming
    if (interactionId === 0) return
    noted.events.push({
      interaction: interactionId,
      name,
      start: startTime,
      ms: duration,
      waited: processingStart - startTime,
      handled: processingEnd - processingStart,
    })
  })
}
