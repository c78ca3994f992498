/** Checks what a child process answers of a streamed video: it may have been taken over by a malicious file. */
import { z } from 'zod'
import { soundFile } from '../../stored-stream.ts'
import { longestImageSide, type MadeFile } from '../tasks.ts'
import { type SegmentedFile, type StreamPlan, segmentsOf } from './stream-plan.ts'

const Pixels = z.int().positive().max(longestImageSide)
const Count = z.int().min(1).max(100_000_000)
const Bytes = z
  .int()
  .min(1)
  .max(2 ** 40)
const longestPreview = 4_000
const Preview = z
  .string()
  .max(longestPreview)
  .regex(/^data:image\/webp;base64,[\w+/]+=*$/)
const Widths = z.array(Pixels).min(1)
const Rate = z.object({ num: Count, den: Count })

export const MadePlan = z.object({
  rate: Rate.refine(({ num, den }) => num >= den && num <= 240 * den),
  start: z.number(),
  frames: Count,
  segmentFrames: Count,
  chunkFrames: Count,
  sound: z.int().min(0).max(64).nullable(),
  renditions: z
    .array(z.object({ name: Pixels, width: Pixels, height: Pixels }))
    .min(1)
    .max(8),
})

export const MadeStills = z.object({
  preview: Preview,
  widths: Widths,
  thumbnails: z.array(z.object({ preview: Preview, widths: Widths })).max(3),
  files: z.array(z.string().regex(/^(thumbnail[1-3]-)?\d{1,5}\.webp$/)).min(1),
})

const Segmented = z.object({
  headBytes: Bytes,
  segmentBytes: z.array(Bytes).min(1),
  codecs: z.string().regex(/^(avc1|mp4a)\.[0-9a-f.]{1,12}$/),
})

export const MadeSound = Segmented.extend({
  segmentSeconds: z.array(z.number().positive().max(100)),
  files: z.tuple([z.literal(soundFile)]),
}).refine(({ segmentBytes, segmentSeconds }) => segmentBytes.length === segmentSeconds.length)

export const MadeChunk = Segmented.extend({ files: z.tuple([z.string().regex(/^\d{1,5}p-\d{4,}\.mp4$/)]) })

export const MadeStoryboard = z.object({
  width: Pixels,
  height: Pixels,
  columns: Count,
  rows: Count,
  everySeconds: z.number().positive(),
  count: Count,
  files: z.array(z.string().regex(/^storyboard-\d{1,3}\.webp$/)).min(1),
})

/** Returns the answer if its one file has the bytes that it claims, no more and no fewer. */
export function requireWhole<Made extends SegmentedFile & { readonly files: readonly MadeFile[] }>(
  made: Made,
): Made {
  const claimed = made.segmentBytes.reduce((sum, bytes) => sum + bytes, made.headBytes)
  if (made.files[0]?.bytes !== claimed) throw new Error('A media process made a file of another length')
  return made
}

/** Returns the chunk if it has as many segments as the plan says. */
export function requireSegments<Made extends SegmentedFile>(
  made: Made,
  { segmentFrames }: StreamPlan,
  frames: number,
): Made {
  if (made.segmentBytes.length !== segmentsOf(frames, segmentFrames).length)
    throw new Error('A media process made another number of segments')
  return made
}
