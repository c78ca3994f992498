import { chromium } from '@playwright/test'
import { readFileSync, mkdirSync } from 'node:fs'
const base = process.argv[2] ?? 'http://localhost:3990'
const dir = process.argv[3] ?? '/tmp/looks'
const combos = (process.argv[4] ?? '375-light-en').split(',')
const only = process.argv[5]?.split(',')
const dataDir = process.env.DEMO ?? '/tmp/demo-look'
const [jana] = JSON.parse(readFileSync(`${dataDir}/demo-logins.json`, 'utf8'))
const paths = [
  '/dashboard',
  '/timeLine/1',
  '/timeLine/2',
  '/saved',
  '/friends',
  '/widgets',
  '/faq',
  '/AllNotification',
  '/messaging',
  '/plus',
  '/pro',
  '/analyticstraffic',
  '/wallet',
  '/creategroup',
  '/MyGroup',
  '/discoverygroups',
  '/groupdetail/1',
  '/createproject',
  '/MyProject',
  '/DiscoveryProject',
  '/allprojectslist',
  '/voteAdd',
  '/MyVotes',
  '/voteDiscovery',
  '/votingDetail/1',
  '/setting',
  '/setting/appearance',
  '/setting/email',
  '/setting/sessions',
  '/tag/praha',
  ...(process.env.MORE?.split(',') ?? []),
]
const visitor = ['/login', '/register', '/forgetpassword', '/allprojects']
mkdirSync(dir, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROME ?? '/tmp/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
for (const combo of combos) {
  const [width, scheme, lang, big] = combo.split('-')
  for (const who of ['member', 'visitor']) {
    const context = await browser.newContext({
      baseURL: base,
      viewport: { width: +width!, height: +width! < 700 ? 760 : 900 },
      colorScheme: scheme as 'light',
      locale: lang === 'cs' ? 'cs-CZ' : 'en-US',
      serviceWorkers: 'block',
    })
    if (who === 'member') {
      const answer = await context.request.post(`${base}/api/users/login`, {
        headers: { origin: base },
        data: jana,
      })
      const user = (await answer.json()).user_data
      await context.request.post(`${base}/api/users/update_language`, {
        headers: { origin: base },
        data: { user_id: user.id, api_key: user.api_key, language_id: lang === 'cs' ? 2 : 1 },
      })
    }
    const page = await context.newPage()
    page.on('console', (m) => m.type() === 'error' && console.log(combo, page.url(), m.text().slice(0, 200)))
    page.on('pageerror', (m) => console.log(combo, page.url(), 'UNCAUGHT', m.message.slice(0, 200)))
    for (const path of who === 'member' ? paths : visitor) {
      if (only && !only.some((o) => path.startsWith(o))) continue
      await page.goto('about:blank')
      await page.goto(`/#${path}`)
      await page.waitForLoadState('networkidle').catch(() => undefined)
      if (big)
        await page.evaluate((b) => {
          document.documentElement.style.fontSize = b + '%'
        }, big)
      await page.waitForTimeout(500)
      const found = await page.evaluate(() => {
        const out: string[] = []
        const w = document.documentElement.clientWidth
        if (document.documentElement.scrollWidth > w)
          out.push(`SIDEWAYS ${document.documentElement.scrollWidth} > ${w}`)
        for (const e of document.querySelectorAll<HTMLElement>('body *')) {
          const r = e.getBoundingClientRect()
          if (r.width < 2 || r.height < 2) continue
          const s = getComputedStyle(e)
          if (s.visibility === 'hidden' || s.clipPath !== 'none') continue
          const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent!.trim())
          if (
            own &&
            s.overflowX === 'hidden' &&
            s.textOverflow !== 'ellipsis' &&
            e.scrollWidth > e.clientWidth + 1
          )
            out.push(`CUT ${e.tagName}.${String(e.className).slice(0, 30)} "${e.textContent!.slice(0, 40)}"`)
          if (
            own &&
            s.textOverflow === 'ellipsis' &&
            s.overflowX === 'hidden' &&
            e.scrollWidth > e.clientWidth + 1 &&
            e.clientWidth < 60
          )
            out.push(`NARROW ${e.clientWidth} "${e.textContent!.slice(0, 40)}"`)
          if (
            own &&
            s.overflowY === 'hidden' &&
            s.webkitLineClamp === 'none' &&
            e.scrollHeight > e.clientHeight + 3
          )
            out.push(`LOW ${e.tagName} "${e.textContent!.slice(0, 40)}" ${e.clientHeight}<${e.scrollHeight}`)
          // syllable columns: text wider broken
          if (own && r.width < 60 && e.textContent!.length > 24 && r.height > 120)
            out.push(`COLUMN ${Math.round(r.width)}x${Math.round(r.height)} "${e.textContent!.slice(0, 40)}"`)
          if (own && r.right > w + 1 && r.left < w && s.position !== 'fixed') {
            let p: HTMLElement | null = e,
              ok = false
            while (p) {
              const o = getComputedStyle(p).overflowX
              if (o === 'auto' || o === 'scroll' || o === 'hidden') {
                ok = true
                break
              }
              p = p.parentElement
            }
            if (!ok) out.push(`OUT "${e.textContent!.slice(0, 40)}"`)
          }
        }
        return [...new Set(out)].slice(0, 8)
      })
      for (const f of found) console.log(combo, path, f)
      const name = path.slice(1).replaceAll('/', '_')
      await page.screenshot({ path: `${dir}/${combo}_${name}.png` })
    }
    await context.close()
  }
}
await browser.close()
