/**
 * Lets the client start without a network. It holds what every visitor may have, the pages' own files of
 * this build and the ones before; what members see never passes through it.
 */
/** The name of this build, and the addresses of all its pieces; written in by the build. */
declare const __BUILD__: string
declare const __PIECES__: readonly string[]

// TypeScript knows it as the scope of any worker.
const worker = self as unknown as ServiceWorkerGlobalScope

const prefix = 'commons.build.'
const ours = prefix + __BUILD__
// An open page still loads pieces of the build that it came from.
const keptBuilds = 3
// So long a page waits for the network before the kept one takes its place.
const patience = 3000

worker.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    // Of the other addresses each is the server's own: shared links, the reference, media.
    if (pathname === '/') event.respondWith(page(event))
  } else if (pathname.startsWith('/assets/') || pathname === '/theme.js') event.respondWith(piece(request))
})

worker.addEventListener('push', (event) => {
  event.waitUntil(showNews(event))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNews(String(event.notification.data ?? '/')))
})

interface News {
  title: string
  body: string
  link: string
  notification_id: number
}

/** Browsers demand that something is shown, also while a page of ours is open. */
async function showNews(event: PushEvent): Promise<void> {
  const news = event.data?.json() as News | undefined
  if (!news) return
  const { title, body, link, notification_id } = news
  await worker.registration.showNotification(title, {
    body,
    icon: '/icons/icon-192.png',
    tag: `n${notification_id}`,
    data: link,
  })
}

/** Leads an open page there, or opens one. */
async function openNews(link: string): Promise<void> {
  const address = new URL(`/#${link}`, worker.location.origin).href
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [page] = pages.toSorted((one, other) => Number(other.focused) - Number(one.focused))
  if (!page) {
    await worker.clients.openWindow(address)
    return
  }
  await page.focus()
  await page.navigate(address)
}

/** Keeps all of this build, or fails: half of it would be a page that breaks where it has no network. */
async function fill(): Promise<void> {
  const cache = await caches.open(ours)
  // One after the other, and from what is here already: whoever reads meanwhile goes first.
  for (const address of __PIECES__) {
    if (await cache.match(address)) continue
    const known = await caches.match(address)
    if (known) await cache.put(address, known)
    else await cache.add(address)
  }
  const shell = await fetch('/', { cache: 'no-cache' })
  const text = await shell.clone().text()
  if (!shell.ok || !text.includes(__BUILD__)) throw new Error('The page is of another build')
  await cache.put('/', shell)
}

async function takeOver(): Promise<void> {
  await dropOldBuilds()
  await worker.registration.navigationPreload?.enable()
  // The page that installed it needs its own pieces, too, when the server has them no longer.
  await worker.clients.claim()
  await tellPages()
}

async function dropOldBuilds(): Promise<void> {
  // In the order in which they were made.
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== ours)
  await Promise.all(others.slice(0, -(keptBuilds - 1)).map((name) => caches.delete(name)))
}

/** An open page of another build may offer to start anew. */
async function tellPages(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const each of pages) each.postMessage({ build: __BUILD__ })
}

/** The page as the server has it now; the kept one where that fails or does not come. */
async function page(event: FetchEvent): Promise<Response> {
  const network = (async () =>
    ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request))()
  event.waitUntil(network.catch(() => {}))
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  const answer = await Promise.race([network.catch(() => undefined), late])
  if (answer && answer.status < 500) return answer
  const shell = await (await caches.open(ours)).match('/')
  return shell ?? network
}

/** Its name says what is in it, so that any build's will do. */
async function piece(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}
