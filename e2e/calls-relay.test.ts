/**
 * A call over coturn alone, whose network is cut for a while. It is part of the long run, and needs Debian's package:
 * `apt install coturn`.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { received, seesAndHears, watchConnections, wayOf } from './support/media.ts'
import { expect, test } from './support/world.ts'

const port = 13_478
const secret = 'shared-secret-of-this-journey'
test.use({ env: { TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`, TURN_SECRET: secret } })
test.setTimeout(180_000)

const hasCoturn = spawnSync('turnserver', ['--version']).error === undefined
let relay: ChildProcess | undefined
let folder = ''

/** As `docs/operations.md` has it, but for the loopback addresses, which are denied there. */
const settings = `
listening-ip=127.0.0.1
relay-ip=127.0.0.1
listening-port=${port}
min-port=21000
max-port=21100
use-auth-secret
static-auth-secret=${secret}
realm=commons.example
fingerprint
no-tls
no-dtls
no-cli
allow-loopback-peers
log-file=stdout
`

test.beforeAll(async () => {
  if (!hasCoturn) return
  folder = await mkdtemp(path.join(tmpdir(), 'commons-relay-'))
  const file = path.join(folder, 'turnserver.conf')
  await writeFile(file, `${settings}pidfile=${path.join(folder, 'pid')}\n`)
  relay = spawn('turnserver', ['-c', file], { stdio: 'ignore' })
})
test.afterAll(async () => {
  relay?.kill('SIGKILL')
  if (folder !== '') await rm(folder, { recursive: true, force: true })
})

test('over a relay alone, two members talk, and go on when the network comes back @long', async ({
  open,
  member,
  call,
}) => {
  test.skip(!hasCoturn, 'coturn is not installed: apt install coturn')
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(ada, 'send_massage', { friend_id: bob.id, message: 'May I call you?' })
  await call(bob, 'send_massage', { friend_id: ada.id, message: 'Yes' })
  await call(bob, 'follow', { following_id: ada.id })
  await call(ada, 'follow', { following_id: bob.id })
  const [hers, his] = [await open(ada, '/messaging'), await open(bob, '/dashboard')]
  for (const page of [hers, his]) {
    await watchConnections(page, { relayed: true })
    await page.reload()
  }
  await hers.getByRole('region', { name: 'Chats' }).getByRole('link', { name: /^Bob/ }).click()
  await hers.getByRole('button', { name: 'Call Bob' }).click()
  const window = hers.getByRole('region', { name: 'Call with Bob' })
  await window.getByRole('button', { name: 'Call', exact: true }).click()
  await his
    .getByRole('alertdialog', { name: 'Ada' })
    .getByRole('button', { name: 'Accept with camera' })
    .click()
  const other = his.getByRole('region', { name: 'Call with Ada' })
  for (const each of [window, other])
    await expect(each.getByText('Connected')).toBeVisible({ timeout: 40_000 })
  for (const page of [hers, his]) {
    await seesAndHears(page)
    expect(await wayOf(page)).toEqual(['relay', 'relay'])
  }

  relay?.kill('SIGSTOP')
  const cut = Date.now()
  for (const each of [window, other])
    await expect(each.getByText('Reconnecting')).toBeVisible({ timeout: 20_000 })
  await hers.waitForTimeout(Math.max(0, cut + 10_000 - Date.now()))
  relay?.kill('SIGCONT')
  for (const each of [window, other])
    await expect(each.getByText('Connected')).toBeVisible({ timeout: 30_000 })
  for (const page of [hers, his]) {
    const { frames } = await received(page)
    await expect
      .poll(async () => (await received(page)).frames, { timeout: 20_000 })
      .toBeGreaterThan(frames + 10)
  }
  await window.getByRole('button', { name: 'Hang up' }).click()
  await expect(other.getByText('Call ended')).toBeVisible()
})
