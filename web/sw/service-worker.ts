/**
 * Lets the client start without a network. It keeps only what every visitor may have: the client's own files
 * of this build and the ones before. Members' data never passes through it.
 */
/** The name of this build and the addresses of all its files; the build fills them in. */
declare const __BUILD__: string
declare const __PIECES__: readonly string[]

// TypeScript only knows it as the scope of any worker.
const worker = self as unknown as ServiceWorkerGlobalScope

const prefix = 'commons.build.'
const ours = prefix + __BUILD__
// An open page still loads files of the build it came from.
const keptBuilds = 3
// Files fetched at the same time. Many are small: one by one they would take hundreds of round trips.
const atOnce = 4
// How long a page waits for the network before the kept one is used.
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
    // All other addresses are the server's: shared links, the reference, media.
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

/** Shows a notification, also while a page of ours is open: browsers demand it. */
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

/** Navigates an open page to the link, or opens one. */
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

/** Caches all files of this build, or fails: half a build would be a page that breaks offline. */
async function fill(): Promise<void> {
  const cache = await caches.open(ours)
  // A few at a time, and from other builds' caches if possible, so that pages in use go first.
  const waiting = [...__PIECES__]
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      if (await cache.match(address)) continue
      const known = await caches.match(address)
      if (known) await cache.put(address, known)
      else await cache.add(address)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const shell = await fetch('/', { cache: 'no-cache' })
  const text = await shell.text()
  if (!shell.ok || !text.includes(__BUILD__)) throw new Error('The page is of another build')
  // What it says of the network gets old; answers to calls that the client keeps are newer.
  const kept = text.replace('<meta name="network"', '<meta name="network" data-kept')
  const headers = new Headers(shell.headers)
  // The text is no longer as it was sent.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  await cache.put('/', new Response(kept, { headers }))
}

async function takeOver(): Promise<void> {
  await dropOldBuilds()
  await worker.registration.navigationPreload?.enable()
  // The page that installed it needs its own files too, after the server has dropped them.
  await worker.clients.claim()
  await tellPages()
}

async function dropOldBuilds(): Promise<void> {
  // In order of creation.
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== ours)
  await Promise.all(others.slice(0, -(keptBuilds - 1)).map((name) => caches.delete(name)))
}

/** Tells open pages this build's name; those of another build can offer a reload. */
async function tellPages(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const each of pages) each.postMessage({ build: __BUILD__ })
}

/** Returns the server's current page; the kept one if that fails or takes too long. */
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

/** Returns a file from any build's cache: its name includes a hash of its content. */
async function piece(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}
