/** A group's call through a real Janus: media between four windows, with the browser's fake camera. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  type JanusProcess,
  janusAdminKey,
  janusProcess,
  janusSecret,
  withoutJanus,
} from '../server/test/janus-process.ts'
import { watchConnections } from './support/media.ts'
import { expect, test as base, type Member } from './support/world.ts'

const test = base.extend<object, { janus: JanusProcess | undefined }>({
  janus: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are wanted from here
    async ({}, provide) => {
      const janus = withoutJanus === false ? await janusProcess() : undefined
      await janus?.start()
      await provide(janus)
      await janus?.remove()
    },
    { scope: 'worker' },
  ],
  env: async ({ janus }, provide) => {
    await provide({
      CALLS_JANUS_URL: janus?.url ?? '',
      CALLS_JANUS_SECRET: janusSecret,
      CALLS_JANUS_ADMIN_KEY: janusAdminKey,
    })
  },
})
test.setTimeout(180_000)
test.skip(withoutJanus !== false, String(withoutJanus))

/** Gives a page a small picture, which four windows can encode on a small machine, and a tone that never ends. */
function speak(): void {
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    const video = wanted?.video ? { width: 480, height: 360, frameRate: 10 } : false
    const stream = await ask({ ...wanted, video })
    if (!wanted?.audio) return stream
    const context = new AudioContext()
    const voice = context.createOscillator()
    const line = context.createMediaStreamDestination()
    voice.connect(line)
    voice.start()
    for (const track of stream.getAudioTracks()) stream.removeTrack(track)
    for (const track of line.stream.getAudioTracks()) stream.addTrack(track)
    return stream
  }
}

interface Received {
  /** Of each picture that comes: how many were decoded, how high it is, and its codec. */
  readonly pictures: ReadonlyArray<{ frames: number; height: number; codec: string }>
  /** How many sounds come. */
  readonly sounds: number
}

/** Returns what comes to a page over the connections that it has by now. */
const receivedBy = (page: Page): Promise<Received> =>
  page.evaluate(async () => {
    const all = (window as unknown as { __calls: RTCPeerConnection[] }).__calls
    const pictures: Array<{ frames: number; height: number; codec: string }> = []
    let sounds = 0
    for (const connection of all.filter(({ connectionState }) => connectionState === 'connected')) {
      const stats = await connection.getStats()
      stats.forEach((one: Record<string, unknown>) => {
        if (one['type'] !== 'inbound-rtp') return
        if (one['kind'] === 'audio') sounds += Number(one['packetsReceived']) > 20 ? 1 : 0
        const frames = Number(one['framesDecoded'] ?? 0)
        if (one['kind'] !== 'video' || frames === 0) return
        const { mimeType = '' } = (stats.get(String(one['codecId'])) ?? {}) as { mimeType?: string }
        pictures.push({ frames, height: Number(one['frameHeight']), codec: mimeType })
      })
    }
    return { pictures, sounds }
  })

const framesOf = ({ pictures }: Received) => pictures.reduce((sum, { frames }) => sum + frames, 0)

/** Waits until a page sees and hears so many others, and goes on to. */
async function meets(page: Page, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const before = await receivedBy(page)
        await page.waitForTimeout(500)
        const { pictures, sounds } = await receivedBy(page)
        const going = pictures.filter(({ frames }, at) => frames > (before.pictures[at]?.frames ?? frames))
        return { pictures: going.map(({ codec }) => codec), sounds }
      },
      { timeout: 60_000 },
    )
    .toEqual({ pictures: Array(count).fill('video/VP8'), sounds: count })
}

const callOf = (page: Page) => page.getByRole('region', { name: 'Call in Bakers' })
const press = (page: Page, name: string) =>
  callOf(page).getByRole('button', { name, exact: true }).press('Enter')
const tileOf = (page: Page, name: string) =>
  callOf(page).locator('[data-kind=camera]').filter({ hasText: name })

/** What a page has sent by a call lately. */
type SentBy = (name: 'enter_video_call' | 'send_video_signals') => Record<string, unknown>

function watchSent(page: Page): SentBy {
  const sent = new Map<string, Record<string, unknown>>()
  page.on('request', (request) => {
    const name = request.url().split('/').at(-1) ?? ''
    if (name.endsWith('_video_call') || name === 'send_video_signals')
      sent.set(name, request.postDataJSON() as Record<string, unknown>)
  })
  return (name) => sent.get(name) ?? {}
}

interface Journey {
  readonly open: (member: Member, path: string) => Promise<Page>
  readonly member: (name: string) => Promise<Member>
  readonly call: (member: Member, name: string, input: object) => Promise<Record<string, unknown>>
}

/** Members of a group who are all in its call, of whom the first began it and owns the group. */
async function inCall({ open, member, call }: Journey, names: readonly string[]) {
  const [owner, ...others] = await Promise.all(names.map((name) => member(name)))
  if (!owner) throw new Error('Somebody has to begin')
  const made = await call(owner, 'group_create', { group_name: 'Bakers' })
  const { id: group_id } = made['recdata'] as { id: number }
  for (const each of others) await call(each, 'join_group', { group_id })
  const pages: Page[] = []
  let sent: SentBy = () => ({})
  for (const each of [owner, ...others]) {
    const page = await open(each, `/groupdetail/${group_id}?tab=chat`)
    await watchConnections(page)
    await page.addInitScript(speak)
    sent = watchSent(page)
    await page.reload()
    if (pages.length === 0) {
      await page.getByRole('button', { name: 'Call the group' }).press('Enter')
      await press(page, 'Begin silently')
    } else {
      const bar = page.getByRole('status').filter({ hasText: /in a call/ })
      await bar.getByRole('button', { name: 'Join' }).press('Enter')
      await press(page, 'Join')
    }
    pages.push(page)
  }
  return { pages, group_id, sent }
}

test('four members talk through Janus: large and small, who speaks, muted and removed; a stranger gets nothing @long', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  // 404: what Bob's device says at the moment he is removed.
  allowErrors(/status of 404/)
  const { pages, group_id, sent } = await inCall({ open, member, call }, ['Ada', 'Bob', 'Cyd', 'Dan'])
  const [hers, his, cyds, dans] = pages as [Page, Page, Page, Page]
  for (const page of pages) await meets(page, 3)

  // Who is shown large comes large, and the others small.
  await press(hers, 'Show who speaks large')
  await press(hers, 'Fill the page with the call')
  const heights = async () => (await receivedBy(hers)).pictures.map(({ height }) => height).toSorted()
  await expect.poll(heights, { timeout: 30_000 }).toEqual([180, 180, 360])
  await press(hers, 'Show who speaks large')
  await expect(tileOf(hers, 'Bob')).toHaveAttribute('data-talks', 'true', { timeout: 20_000 })

  // Muted by the owner, until he speaks again.
  await press(hers, 'People in the call')
  await press(hers, 'Mute Bob')
  await expect(callOf(his).getByText('A moderator muted you.')).toBeVisible()
  await expect(tileOf(hers, 'Bob')).not.toHaveAttribute('data-talks', 'true', { timeout: 20_000 })
  await press(his, 'Unmute')
  await expect(tileOf(hers, 'Bob')).toHaveAttribute('data-talks', 'true', { timeout: 20_000 })

  // A stranger can't come in, nor listen, nor take another's token or place.
  const { call_id, entry, to } = sent('send_video_signals')
  const { token } = sent('enter_video_call')
  const eve = await member('Eve')
  const signals = ['{"kind":"restart","number":1}']
  for (const [name, input] of [
    ['group_call', { group_id }],
    ['start_group_call', { group_id, device: randomUUID() }],
    ['join_video_call', { call_id, device: randomUUID() }],
    ['show_video_call', { call_id, entry }],
    ['send_video_signals', { call_id, entry, to, signals }],
    ['enter_video_call', { call_id, token }],
  ] as const)
    await expect(call(eve, name, input)).rejects.toThrow(/video_call_not_found|group_not_found/)

  // Who is removed gets no more frames, and is told.
  await press(hers, 'Remove Bob from the call')
  await callOf(hers).getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(callOf(his).getByText(/You were removed from this call/)).toBeVisible()
  for (const page of [hers, cyds, dans]) await meets(page, 2)
  const before = framesOf(await receivedBy(his))
  await his.waitForTimeout(1_500)
  expect(framesOf(await receivedBy(his))).toBe(before)
})

test('two go on while Commons is killed, and see each other again after Janus was @long', async ({
  open,
  member,
  call,
  commons,
  janus,
  allowErrors,
}) => {
  allowErrors(/ERR_|WebSocket|status of 50/)
  const { pages } = await inCall({ open, member, call }, ['Ada', 'Bob', 'Cyd'])
  for (const page of pages) await meets(page, 2)

  // Reloaded in the middle.
  await pages[1]?.reload()
  for (const page of pages) await meets(page, 2)

  // Media don't stop for a moment while the hub's process dies, and the next one claims what is there.
  const [hers] = pages as [Page]
  const connections = () =>
    hers.evaluate(() => (window as unknown as { __calls: RTCPeerConnection[] }).__calls.length)
  const made = await connections()
  const counts: number[] = []
  const crashed = commons.crash()
  for (let at = 0; at < 12; at++) {
    counts.push(framesOf(await receivedBy(hers)))
    await hers.waitForTimeout(1_000)
  }
  await crashed
  for (const [at, count] of counts.entries()) if (at > 0) expect(count).toBeGreaterThan(counts[at - 1] ?? 0)
  for (const page of pages) await meets(page, 2)
  expect(await connections()).toBe(made)

  await janus?.kill()
  await expect.poll(async () => framesOf(await receivedBy(hers)) - framesOf(await receivedBy(hers))).toBe(0)
  await janus?.start()
  for (const page of pages) await meets(page, 2)
})
