/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** What runs in the page from its beginning and notes how it feels; handed over as a whole, so it stands alone. */

export interface Noted {
  /** Milliseconds from the start of the visit. */
  lcp: number
  /** What was painted largest, to know what to work on. */
  lcpElement: string
  /** When the last script and style before it had come, and how long the page was busy before it. */
  loaded: number
  busy: number
  /** The largest burst of layout shifts. */
  cls: number
  /** What moved. */
  shifted: string[]
  /** Each event of an interaction with the milliseconds until the next paint. */
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
      // The lowest that browsers allow.
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    })

  listen('largest-contentful-paint', (entry) => {
    const { startTime, element } = entry as LargestContentfulPaint
    noted.lcp = startTime
    noted.lcpElement = nameOf(element)
  })

  // Tasks of 50 ms and more.
  listen('longtask', ({ startTime, duration }) => {
    if (noted.lcp === 0 || startTime < noted.lcp) noted.busy += duration
  })
  listen('resource', (entry) => {
    const { name, responseEnd } = entry as PerformanceResourceTiming
    if (/\.(js|css)$/.test(name) && (noted.lcp === 0 || responseEnd < noted.lcp))
      noted.loaded = Math.max(noted.loaded, responseEnd)
  })

  // A burst: less than a second between two shifts, and five in all.
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
