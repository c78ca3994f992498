/** What a page measures before its first picture. */
import type { BrowserContext, Page } from '@playwright/test'

/** Has each page of `context` note what it measures. */
export async function noteMeasured(context: BrowserContext): Promise<void> {
  await context.addInitScript(note)
}

/** Returns the places in the code that had `page` laid out for their sake before its first picture, as stack traces. */
export const measuredBefore = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'measuredBefore') as string[])

/** Runs in the page, so it must not use anything outside itself. */
function note(): void {
  const places: string[] = []
  Reflect.set(globalThis, 'measuredBefore', places)
  const isBefore = () => Reflect.get(globalThis, 'commonsPictureAt') === undefined

  // An observer of sizes is called when the page has just been laid out: to measure then costs nothing.
  let isLaidOut = false
  const Observer = globalThis.ResizeObserver
  globalThis.ResizeObserver = class extends Observer {
    constructor(callback: ResizeObserverCallback) {
      super((...args) => {
        isLaidOut = true
        callback(...args)
        isLaidOut = false
      })
    }
  }

  const measured = () => {
    // Before anything is drawn there is nothing to lay out.
    if (!isBefore() || isLaidOut || document.querySelector('#root > *') === null) return
    places.push(new Error('Measured').stack ?? '')
  }
  const wrapGetters = (of: object, names: readonly string[]) => {
    for (const name of names) {
      const found = Object.getOwnPropertyDescriptor(of, name)
      const get = found?.get
      if (!found || !get) throw new Error(`There is no ${name} to watch`)
      Object.defineProperty(of, name, {
        ...found,
        get(this: unknown): unknown {
          measured()
          return get.call(this)
        },
      })
    }
  }
  wrapGetters(HTMLElement.prototype, ['offsetHeight', 'offsetWidth', 'offsetTop', 'offsetLeft'])
  const boxes = ['clientHeight', 'clientWidth', 'scrollHeight', 'scrollWidth', 'scrollTop', 'scrollLeft']
  wrapGetters(Element.prototype, boxes)
  const { getBoundingClientRect } = Element.prototype
  Element.prototype.getBoundingClientRect = function (this: Element) {
    measured()
    return getBoundingClientRect.call(this)
  }
}
