/** What is asked of Janus's VideoRoom, with its answers. */
import { SfuLine, type SfuSize } from '@commons/contract/shared/sfu-signal.ts'
import { z } from 'zod'
import type { JanusClient, Jsep, PluginAnswer } from './janus-client.ts'

export interface Room {
  readonly room: string
  readonly pin: string
  /** Janus's word for who may change the room. */
  readonly secret: string
}

/** A line of somebody's that a device receives, on its own line `mid`. */
export const Stream = z.object({ mid: z.string(), feed: z.string(), line: SfuLine })
export type Stream = z.infer<typeof Stream>

/** For every publisher: browsers estimate by themselves how much of it a network takes. */
const mostBits = 1_500_000

export async function createRoom(
  janus: JanusClient,
  handle: number,
  { room, pin, secret, places, adminKey }: Room & { places: number; adminKey: string | undefined },
): Promise<void> {
  await janus.ask(handle, {
    request: 'create',
    ...(adminKey === undefined ? {} : { admin_key: adminKey }),
    room,
    pin,
    secret,
    is_private: true,
    // Whoever enters again may be there twice for a moment.
    publishers: places * 2,
    bitrate: mostBits,
    videocodec: 'vp8',
    audiocodec: 'opus',
    opus_fec: true,
    audiolevel_event: true,
    audio_active_packets: 40,
    audio_level_average: 60,
    require_pvtid: true,
  })
}

export async function destroyRoom(janus: JanusClient, handle: number, { room, secret }: Room): Promise<void> {
  await janus.ask(handle, { request: 'destroy', room, secret })
}

const Joined = z.object({ private_id: z.number() })

/** Enters as one who sends; returns the id by which the same device may receive. */
export async function joinAsPublisher(
  janus: JanusClient,
  handle: number,
  { room, pin }: Room,
  feed: string,
): Promise<number> {
  const { data } = await janus.ask(handle, { request: 'join', ptype: 'publisher', room, pin, id: feed })
  return Joined.parse(data).private_id
}

/** Sends an offer of the device's, its first or a later one; returns Janus's answer. */
export async function publish(
  janus: JanusClient,
  handle: number,
  sdp: string,
  lines: Readonly<Record<string, SfuLine>> | undefined,
): Promise<string> {
  const descriptions = Object.entries(lines ?? {}).map(([mid, description]) => ({ mid, description }))
  const { jsep } = await janus.ask(
    handle,
    lines ? { request: 'publish', descriptions } : { request: 'configure' },
    { type: 'offer', sdp },
  )
  if (!jsep) throw new Error('Janus answered no offer')
  return jsep.sdp
}

/** What Janus says of a device that receives: all it gets by now, with an offer where that has changed. */
export interface Subscription {
  readonly streams: readonly Stream[] | undefined
  readonly offer: string | undefined
}

const Streams = z.object({
  streams: z.array(
    z.object({
      mid: z.string(),
      active: z.boolean().optional(),
      feed_id: z.string().optional(),
      feed_description: z.string().optional(),
    }),
  ),
})

/** Returns what an answer or an event says of a device's subscription. */
export function subscriptionOf({ data, jsep }: PluginAnswer): Subscription {
  const said = Streams.safeParse(data)
  const streams = said.data?.streams.flatMap(({ mid, active, feed_id: feed, feed_description }) => {
    const line = SfuLine.safeParse(feed_description)
    return active === false || feed === undefined || !line.success ? [] : [{ mid, feed, line: line.data }]
  })
  return { streams, offer: jsep?.type === 'offer' ? jsep.sdp : undefined }
}

export async function joinAsSubscriber(
  janus: JanusClient,
  handle: number,
  { room, pin, feeds, privateId }: Room & { feeds: readonly string[]; privateId: number },
): Promise<Subscription> {
  return subscriptionOf(
    await janus.ask(handle, {
      request: 'join',
      ptype: 'subscriber',
      room,
      pin,
      private_id: privateId,
      streams: feeds.map((feed) => ({ feed })),
    }),
  )
}

export async function changeSubscription(
  janus: JanusClient,
  handle: number,
  { more, less }: { more: readonly string[]; less: readonly string[] },
): Promise<Subscription> {
  const listed = (feeds: readonly string[]) => feeds.map((feed) => ({ feed }))
  return subscriptionOf(
    await janus.ask(handle, {
      request: 'update',
      ...(more.length > 0 ? { subscribe: listed(more) } : {}),
      ...(less.length > 0 ? { unsubscribe: listed(less) } : {}),
    }),
  )
}

export async function startSubscription(janus: JanusClient, handle: number, sdp: string): Promise<void> {
  const answer: Jsep = { type: 'answer', sdp }
  await janus.ask(handle, { request: 'start' }, answer)
}

/** Offers once more over another network. */
export async function restartSubscription(janus: JanusClient, handle: number): Promise<Subscription> {
  return subscriptionOf(await janus.ask(handle, { request: 'configure', restart: true }))
}

/** Sends of each camera as much as is shown of it, and nothing of what isn't shown; sound is always sent. */
export async function setSizes(
  janus: JanusClient,
  handle: number,
  streams: ReadonlyArray<Stream & { size: SfuSize }>,
): Promise<void> {
  const changed = streams.flatMap(({ mid, line, size }) => {
    if (line === 'screen') return [{ mid, send: size !== 'none' }]
    if (line !== 'camera') return []
    return [{ mid, send: size !== 'none', substream: size === 'large' ? 1 : 0 }]
  })
  if (changed.length > 0) await janus.ask(handle, { request: 'configure', streams: changed })
}

export async function setMuted(
  janus: JanusClient,
  handle: number,
  { room, secret, feed, mid, mute }: Room & { feed: string; mid: string; mute: boolean },
): Promise<void> {
  await janus.ask(handle, { request: 'moderate', room, secret, id: feed, mid, mute })
}

export async function kick(
  janus: JanusClient,
  handle: number,
  { room, secret }: Room,
  feed: string,
): Promise<void> {
  await janus.ask(handle, { request: 'kick', room, secret, id: feed })
}

const Participants = z.object({
  participants: z.array(z.object({ id: z.string(), publisher: z.boolean() })),
})

/** Returns who is in a room to send, and whether they do. */
export async function listFeeds(
  janus: JanusClient,
  handle: number,
  { room }: Room,
): Promise<Map<string, boolean>> {
  const { data } = await janus.ask(handle, { request: 'listparticipants', room })
  return new Map(Participants.parse(data).participants.map(({ id, publisher }) => [id, publisher]))
}

const Talking = z.object({ videoroom: z.enum(['talking', 'stopped-talking']), id: z.string() })

/** Returns who has begun to talk or ceased, if an event says so. */
export function talkOf(data: unknown): { feed: string; talks: boolean } | undefined {
  const said = Talking.safeParse(data)
  return said.success ? { feed: said.data.id, talks: said.data.videoroom === 'talking' } : undefined
}
