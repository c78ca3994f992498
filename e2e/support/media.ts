/** What the connections of a page's calls receive. */
import { expect, type Page } from '@playwright/test'

/**
 * Watches what each connection of the page receives; `__calls` is the page's list of them. `relayed` leaves them no
 * other way than a TURN server.
 */
export async function watchConnections(page: Page, { relayed = false } = {}): Promise<void> {
  await page.addInitScript((isRelayed) => {
    const all: RTCPeerConnection[] = []
    Object.assign(window, { __calls: all })
    const Original = window.RTCPeerConnection
    window.RTCPeerConnection = class extends Original {
      constructor(configuration?: RTCConfiguration) {
        super(isRelayed ? { ...configuration, iceTransportPolicy: 'relay' } : configuration)
        all.push(this)
      }
    }
  }, relayed)
}

/** Returns how many pictures the page has decoded, and by which codec. */
export const received = (page: Page) =>
  page.evaluate(async () => {
    const connection = (window as unknown as { __calls: RTCPeerConnection[] }).__calls.at(-1)
    const found = { frames: 0, codec: '', sound: 0 }
    if (!connection) return found
    const stats = await connection.getStats()
    stats.forEach((each: Record<string, unknown>) => {
      if (each['type'] !== 'inbound-rtp') return
      if (each['kind'] === 'audio') found.sound = Math.max(found.sound, Number(each['packetsReceived']))
      const frames = Number(each['framesDecoded'] ?? 0)
      if (each['kind'] !== 'video' || frames <= found.frames) return
      found.frames = frames
      const codec = stats.get(String(each['codecId'])) as { mimeType?: string } | undefined
      found.codec = codec?.mimeType ?? ''
    })
    return found
  })

export async function seesAndHears(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const { frames, codec, sound } = await received(page)
        return frames > 5 && sound > 20 ? codec : 'nothing yet'
      },
      { timeout: 40_000 },
    )
    .toBe('video/VP8')
}

/** Waits until the page sees and hears each of so many others, by a connection to each. */
export async function meets(page: Page, count: number): Promise<void> {
  const met = () =>
    page.evaluate(async () => {
      const all = (window as unknown as { __calls: RTCPeerConnection[] }).__calls
      const open = all.filter(({ connectionState }) => connectionState === 'connected')
      const each = await Promise.all(
        open.map(async (connection) => {
          const stats = await connection.getStats()
          const of = { frames: 0, codec: '', sound: 0 }
          stats.forEach((one: Record<string, unknown>) => {
            if (one['type'] !== 'inbound-rtp') return
            if (one['kind'] === 'audio') of.sound = Math.max(of.sound, Number(one['packetsReceived']))
            const frames = Number(one['framesDecoded'] ?? 0)
            if (one['kind'] !== 'video' || frames <= of.frames) return
            of.frames = frames
            of.codec =
              (stats.get(String(one['codecId'])) as { mimeType?: string } | undefined)?.mimeType ?? ''
          })
          return of
        }),
      )
      return each.map(({ frames, codec, sound }) => (frames > 5 && sound > 20 ? codec : 'nothing yet'))
    })
  await expect.poll(met, { timeout: 60_000 }).toEqual(Array(count).fill('video/VP8'))
}

/** Returns how many pictures all connections of the page have decoded. */
export const framesOf = (page: Page) =>
  page.evaluate(async () => {
    const all = (window as unknown as { __calls: RTCPeerConnection[] }).__calls
    let frames = 0
    for (const connection of all)
      (await connection.getStats()).forEach((one: Record<string, unknown>) => {
        if (one['type'] === 'inbound-rtp') frames += Number(one['framesDecoded'] ?? 0)
      })
    return frames
  })

/** Returns the kinds of both ends of the way that the page's connection takes: `host`, `srflx`, `relay`. */
export const wayOf = (page: Page) =>
  page.evaluate(async () => {
    const connection = (window as unknown as { __calls: RTCPeerConnection[] }).__calls.at(-1)
    const stats = [...((await connection?.getStats())?.values() ?? [])] as Array<Record<string, unknown>>
    const pair = stats.find(
      ({ type, nominated, state }) =>
        type === 'candidate-pair' && nominated === true && state === 'succeeded',
    )
    const kind = (end: 'local' | 'remote') =>
      stats.find(({ id }) => id === pair?.[`${end}CandidateId`])?.['candidateType']
    return [kind('local'), kind('remote')]
  })
