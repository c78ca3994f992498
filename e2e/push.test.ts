/**
 * Web push from the service worker on: the notifications it shows, and where a click leads. A browser without
 * a screen shows no notifications, so the worker records what it is asked to show.
 */
import type { Page, Worker } from '@playwright/test'
import { install, installable } from './support/installed.ts'
import { expect, test } from './support/world.ts'

test.use({ savesData: false })

interface Shown {
  title: string
  body: string
  tag: string
  data: string
}

/** Delivers a push message to the page's service worker, as the browser's push service does. */
async function deliverPush(page: Page, news: object): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ isDeleted }) => !isDeleted)
      if (registration) resolve(registration.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const data = JSON.stringify(news)
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data })
}

/** Records the notifications that the worker shows: the latest of each tag, as browsers keep them. */
async function watchShown(worker: Worker): Promise<() => Promise<Shown[]>> {
  await worker.evaluate(() => {
    const kept = new Map<string, unknown>()
    Reflect.set(globalThis, 'shownHere', kept)
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      kept.set(options?.tag ?? '', {
        title,
        body: options?.body,
        tag: options?.tag,
        data: String(options?.data),
      })
    }
  })
  return () =>
    worker.evaluate(() => [...(Reflect.get(globalThis, 'shownHere') as Map<string, never>).values()])
}

/**
 * Dispatches a click. `focus` does nothing, since without a real click a worker may bring no window to the
 * front.
 */
const click = (worker: Worker, { tag, data }: Shown) =>
  worker.evaluate(
    async ([shownTag, link]) => {
      const kept = Reflect.get(globalThis, 'shownHere') as Map<string, unknown>
      const client = Reflect.get(globalThis, 'WindowClient') as { prototype: { focus: unknown } }
      client.prototype.focus = async () => undefined
      const waits: unknown[] = []
      const event = Object.assign(new Event('notificationclick'), {
        notification: { data: link, close: () => kept.delete(shownTag) },
        waitUntil: (work: unknown) => waits.push(work),
      })
      globalThis.dispatchEvent(event)
      await Promise.all(waits)
    },
    [tag, data] as const,
  )

test('a push is shown, a newer one takes its place, and a click leads there', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const { recdata } = (await call(bob, 'add_post', { message: 'Warm bread' })) as {
    recdata: { post_id: number }
  }
  const page = await open(ada, '/setting', installable)
  await install(page)
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no service worker')
  const shown = await watchShown(worker)
  const link = `/timeLine/${bob.id}/${recdata.post_id}`
  const news = { title: 'Bob mentioned you in a post', body: 'Warm bread', link, notification_id: 5 }
  await deliverPush(page, { ...news, title: 'Bob liked your post' })
  await expect.poll(async () => (await shown()).map(({ title }) => title)).toEqual(['Bob liked your post'])
  await deliverPush(page, news)
  const { title, body } = news
  const expected = { title, body, tag: 'n5', data: link }
  await expect.poll(shown).toEqual([expected])

  await click(worker, expected)
  await expect(page).toHaveURL(new RegExp(`#${link}$`))
  await expect(page.getByText('Warm bread')).toBeVisible()
  expect(await shown()).toEqual([])
})
