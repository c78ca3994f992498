/**
 * Notices what must not happen to a page: written text runs, requests another host, or becomes an element.
 * Also notes which payloads were shown as text: a payload that isn't shown proves nothing.
 */
import type { BrowserContext, Page } from '@playwright/test'

export interface Canary {
  /** Forbidden things that have happened. */
  readonly caught: string[]
  /** Returns the payloads shown since the last call. */
  shown(): Promise<Set<number>>
}

/** Runs in the page before anything else does. */
export function watchPage(): void {
  const page = globalThis as unknown as Record<string, unknown>
  const tell = page['tellCaught'] as (what: string) => void
  const seen = new Set<string>()
  page['xssShown'] = () => {
    look()
    const ids = [...seen]
    seen.clear()
    return ids
  }
  for (const name of ['xss', 'alert', 'confirm', 'prompt'])
    Object.defineProperty(page, name, {
      value: (id: unknown) => tell(`${name}(${String(id)})`),
      writable: false,
    })

  /** Elements that none of our screens contains. */
  const elements =
    'xss, base, object, embed, iframe, frame, marquee, isindex, form[action], [formaction], [ping], meta[http-equiv=refresh], custom-element, math'
  const ours = /^(?:https?:|mailto:|blob:|#|\/|$)/i
  function lookAt(root: Element): void {
    for (const element of [root, ...root.querySelectorAll('*')]) {
      // The page of a shared link leads into the site by such an element.
      const isOurs = element.getAttribute('content')?.startsWith('0;url=/#/s/') ?? false
      if (element.matches(elements) && !isOurs) tell(`element ${element.outerHTML.slice(0, 200)}`)
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) tell(`attribute ${name} of ${element.outerHTML.slice(0, 200)}`)
        const isAddress = /^(?:href|src|xlink:href|action|data|poster|srcset)$/i.test(name)
        if (isAddress && !/^(?:data:image\/)/.test(value) && !ours.test(value.replaceAll(/[\0-\x20]/g, '')))
          tell(`address ${name} ${value.slice(0, 200)}`)
      }
      if (element instanceof HTMLScriptElement && !element.src.startsWith(location.origin))
        tell(`script ${element.outerHTML.slice(0, 200)}`)
    }
  }
  const look = () => {
    for (const [id] of document.documentElement.outerHTML.matchAll(/1\d{4}/g)) seen.add(id)
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
      for (const [id] of field.value.matchAll(/1\d{4}/g)) seen.add(id)
  }
  let waits = false
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Element && addedNodes.length === 0) lookAt(target)
      for (const node of addedNodes) if (node instanceof Element) lookAt(node)
    }
    if (waits) return
    waits = true
    // Lists that show only some of their rows keep them for at least a frame.
    requestAnimationFrame(() => {
      waits = false
      look()
    })
  }).observe(document, { attributes: true, childList: true, subtree: true, characterData: true })
}

/** Watches a context's pages from now on; `origin` is the only host they may request. */
export async function keepCanary(context: BrowserContext, page: Page, origin: string): Promise<Canary> {
  const caught: string[] = []
  await context.exposeFunction('tellCaught', (what: string) => void caught.push(what))
  await context.addInitScript(watchPage)
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (!['data:', 'blob:'].includes(protocol) && asked !== origin) caught.push(`request ${request.url()}`)
  })
  context.on('page', (other) => caught.push(`window ${other.url()}`))
  page.on('dialog', (dialog) => {
    caught.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('framenavigated', (frame) => {
    if (!/^(?:https?:|about:blank)/.test(frame.url())) caught.push(`navigation ${frame.url().slice(0, 200)}`)
  })
  return {
    caught,
    shown: async () => {
      const ask = () => (globalThis as unknown as { xssShown(): string[] }).xssShown()
      const ids = await page.evaluate(ask).catch((error: unknown) => {
        caught.push(`the page went to ${page.url()}: ${String(error)}`)
        return []
      })
      return new Set(ids.map(Number))
    },
  }
}
