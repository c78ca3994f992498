/** What the hub knows of a device, in a row: whoever takes over goes on with the same connections. */
import { SfuLine, SfuSize } from '@commons/contract/shared/sfu-signal.ts'
import { z } from 'zod'
import { Stream } from './videoroom.ts'

const Publisher = z.object({
  number: z.number(),
  handle: z.number(),
  privateId: z.number(),
  /** Its name in the room, new with each connection. */
  feed: z.string(),
  /** The names of its media lines. */
  lines: z.record(z.string(), SfuLine),
  /** Its media have a way to Janus: before that there is nothing to receive of it. */
  isUp: z.boolean(),
  isMuted: z.boolean(),
})

const Subscriber = z.object({
  number: z.number(),
  handle: z.number(),
  streams: z.array(Stream),
  /** How many offers were made to it. */
  offer: z.number(),
  isAnswered: z.boolean(),
})

export const KeptDevice = z.object({
  publisher: Publisher.optional(),
  subscriber: Subscriber.optional(),
  /** The highest number of a connection that receives, also of those before. */
  subscribers: z.number(),
  sizes: z.record(z.string(), SfuSize),
})
export type KeptDevice = z.infer<typeof KeptDevice>

export const newDevice = (): KeptDevice => ({ subscribers: 0, sizes: {} })
