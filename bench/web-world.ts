/** The demo world with a member's session, for measurements in a browser. */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { startService } from './processes.ts'

interface Login {
  readonly id: number
  readonly email: string
  readonly password: string
}

export interface DemoWorld {
  readonly origin: string
  /** Calls as that member; throws on a refusal. */
  call(name: string, fields: object, file?: Blob): Promise<Record<string, unknown>>
  /** Opens a wide browser in which the member is logged in. */
  open(browser: Browser): Promise<BrowserContext>
}

/** Starts a demo world without rate limits, passes it to `work`, and removes it. */
export async function withDemoWorld(work: (world: DemoWorld) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'commons-bench-'))
  // If this is root, the database runs as another user, who needs access to this folder.
  await chmod(folder, 0o711)
  const env = { DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000' }
  const commons = await startService('../server/src/main.ts', env, { logFile: path.join(folder, 'log') })
  const origin = `http://localhost:${commons.port}`
  try {
    const logins = path.join(env.DATA_DIR, 'demo-logins.json')
    const [login] = JSON.parse(await readFile(logins, 'utf8')) as Login[]
    if (!login) throw new Error('The demo world has no members')
    await work({
      origin,
      call: await calling(origin, login),
      open: (browser) => open(browser, origin, login),
    })
  } finally {
    await commons.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function open(browser: Browser, origin: string, login: Login): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })
  const answer = await context.request.post(`${origin}/api/users/login`, { headers: { origin }, data: login })
  if (!answer.ok()) throw new Error(`Logging in was answered ${answer.status()}`)
  return context
}

async function calling(origin: string, login: Login): Promise<DemoWorld['call']> {
  const send = async (name: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/api/users/${name}`, { method: 'POST', headers, body })
    const answer = (await response.json()) as Record<string, unknown>
    if (answer['code'] !== true) throw new Error(`${name} was answered ${JSON.stringify(answer)}`)
    return answer
  }
  const json = { 'content-type': 'application/json' }
  const { user_data: member } = (await send('login', JSON.stringify(login), json)) as {
    user_data: { id: number; api_key: string }
  }
  return (name, fields, file) => {
    const all = { user_id: member.id, api_key: member.api_key, ...fields }
    if (!file) return send(name, JSON.stringify(all), json)
    const form = new FormData()
    for (const [field, value] of Object.entries(all)) form.append(field, String(value))
    form.append('file', file)
    return send(name, form)
  }
}
