import { z } from 'zod'

/**
 * Signals between a device and the SFU, as `send_video_signals` and `show_video_call` carry them: JSON. A device has
 * two connections: one sends its four lines, the other receives those of all others. Each has a number that is higher
 * with each new one; what belongs to an earlier connection is dropped.
 */

/** What a device sends, each on a media line of its own. */
export const SfuLine = z.enum(['mic', 'camera', 'screen', 'screenSound'])
export type SfuLine = z.infer<typeof SfuLine>

/** How large somebody's pictures are shown. */
export const SfuSize = z.enum(['none', 'small', 'large'])
export type SfuSize = z.infer<typeof SfuSize>

const number = z.int().min(1).max(1_000_000)
const Sdp = z.string().max(256 * 1024)
const Candidate = z.object({
  of: z.enum(['publisher', 'subscriber']),
  number,
  /** Null: there are no more. */
  candidate: z
    .object({
      candidate: z.string().max(2_000),
      sdpMid: z.string().max(20).nullish(),
      sdpMLineIndex: z.int().min(0).max(1_000).nullish(),
    })
    .nullable(),
})

export const ToSfu = z.discriminatedUnion('kind', [
  /** Offers what this device sends. A known number: for another network. `lines` names its media lines. */
  z.object({
    kind: z.literal('publish'),
    number,
    sdp: Sdp,
    lines: z.record(z.string().max(20), SfuLine),
  }),
  /** Answers the offer `offer` of what this device receives. */
  z.object({ kind: z.literal('answer'), number, offer: number, sdp: Sdp }),
  /** Asks for another offer of it, for another network. */
  z.object({ kind: z.literal('restart'), number }),
  z.object({ kind: z.literal('candidate'), ...Candidate.shape }),
  /** How large the pictures of these entries are shown, so that no more than that is sent. */
  z.object({ kind: z.literal('sizes'), sizes: z.record(z.uuid(), SfuSize) }),
  /** A part of a signal that is too long for one. */
  z.object({
    kind: z.literal('piece'),
    signal: number,
    place: z.int().min(0).max(9),
    count: z.int().min(2).max(10),
    text: z.string(),
  }),
])
export type ToSfu = z.infer<typeof ToSfu>

export type SfuCandidate = z.infer<typeof Candidate>

/** A line of somebody's that a device receives, on the media line `mid` of its own. */
export interface SfuStream {
  readonly mid: string
  readonly entry: string
  readonly line: SfuLine
}

export type FromSfu =
  | { readonly kind: 'published'; readonly number: number; readonly sdp: string }
  | {
      readonly kind: 'offer'
      /** The connection that sends, beside which this one was made. */
      readonly publisher: number
      readonly number: number
      readonly offer: number
      readonly sdp: string
      /** All that the device receives from then on. */
      readonly streams: readonly SfuStream[]
    }
  | ({ readonly kind: 'candidate' } & SfuCandidate)
  | { readonly kind: 'talking'; readonly entry: string; readonly talks: boolean }
  /** The SFU knows nothing of this device any more: it makes its connections anew. */
  | { readonly kind: 'again' }
