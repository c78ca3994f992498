/**
 * How much a phone loads on a first visit, in KB of gzip: a little above what it is, so that it doesn't creep. `sent`
 * is what a browser that takes Brotli is sent: of sign-in whole, of Home before its first picture.
 * `npm run bench:web -- --only=sizes` has the goals, and says the same of a network with pictures and comments.
 */
import { firstLoadOf, kindOf, sentOf, sizeOf } from './support/first-load.ts'
import { expect, password, test } from './support/world.ts'

const most: Record<string, Record<string, number>> = {
  login: { whole: 165.3, css: 14.5, sent: 143.5 },
  home: { before: 213.2, sent: 185.2, whole: 225.5, css: 21.6 },
}

test('a first visit loads no more than it did', async ({ browser, commons: { url }, member, call }) => {
  const ada = await member('Ada')
  await call(ada, 'add_user_interest', {})
  await call(ada, 'hide_setup_checklist', {})
  // More than a page of them, so that the list hasn't ended.
  for (let nth = 0; nth < 30; nth++) await call(ada, 'add_post', { message: `Post ${nth}, about bread` })

  const [login, home] = await Promise.all([
    firstLoadOf(browser, { url, route: '/#/login', shows: 'input[type=password]' }),
    firstLoadOf(browser, { url, route: '/#/dashboard', shows: 'article' }, async ({ request }) => {
      const answer = await request.post(`${url}/api/users/login`, {
        headers: { origin: url },
        data: { email: ada.email, password },
      })
      expect(answer.ok()).toBe(true)
    }),
  ])
  const found = {
    login: {
      whole: sizeOf(login.whole, 'js'),
      sent: sentOf(login.whole, 'js'),
      css: sizeOf(login.whole, 'css'),
    },
    home: {
      before: sizeOf(home.before, 'js'),
      sent: sentOf(home.before, 'js'),
      whole: sizeOf(home.whole, 'js'),
      css: sizeOf(home.whole, 'css'),
    },
  }
  const files = home.whole.map((file) => `${sizeOf([file]).toFixed(1)} ${file}`)
  for (const page of ['login', 'home'] as const)
    for (const [what, kb] of Object.entries(found[page]))
      expect(kb, `${page}, ${what}:\n${files.join('\n')}`).toBeLessThanOrEqual(most[page]?.[what] ?? 0)

  // What only another file names is asked for a round trip later.
  const document = await (await fetch(url)).text()
  const isNamed = (file: string) =>
    document.includes(file.replace(/^\/assets\/texts-(.*)\.en\.json$/, '"$1"'))
  // Which fonts there have to be depends on the letters.
  const unnamed = [login, home].map(({ before }) =>
    before.filter((file) => kindOf(file) !== 'woff2' && !isNamed(file)),
  )
  expect(unnamed).toEqual([[], []])
})

test('on a phone the composer opens at a press, and shows a draft that is kept', async ({ member, open }) => {
  const page = await open(await member('Bea'), '/#/dashboard', { viewport: { width: 375, height: 740 } })
  const line = page.getByRole('button', { name: "What's on your mind?" })
  await line.click()
  const text = page.getByRole('dialog').getByRole('textbox').first()
  await text.fill('Half a thought')
  await page.waitForTimeout(600)
  await page.reload()
  await page.getByRole('button', { name: 'Half a thought' }).click()
  await expect(text).toHaveValue('Half a thought')
})
