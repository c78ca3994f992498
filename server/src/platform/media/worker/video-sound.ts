/** The sound of a video while it is made: its own, or that of another file. */
import type { Decoder } from 'node-av/api'
import type { Frame } from 'node-av/lib'
import type { IncomingFile, VideoPlan } from './tasks.ts'
import { findSound, goTo, openDecoder, openSource, secondOf } from './video-source.ts'

export interface Sound extends AsyncDisposable {
  readonly decoder: Decoder
  /** The timestamp at which it begins. */
  readonly start: number
  readonly isOther: boolean
  /** Plays on, up to this second after its start. */
  until(second: number, play: (frame: Frame) => Promise<void>): Promise<void>
}

/** Opens what is heard with a video; undefined if that is nothing. */
export async function openSound(file: IncomingFile, plan: VideoPlan): Promise<Sound | undefined> {
  const { sound: other, cut } = plan
  const heard = other ?? file
  const index = await findSound(heard)
  if (index === undefined) return undefined
  const from = other ? 0 : (cut?.from ?? 0)
  if (cut && !other && !(await isHeardIn(file, index, cut))) return undefined
  const source = await openSource(heard)
  try {
    const stream = source.getStream(index)
    if (!stream) throw new Error('A track of sound is gone')
    const decoder = await openDecoder(stream)
    if (from > 0) await goTo(source, from)
    const start = source.startTime + from
    const packets = source.packets(index)
    let reached = Number.NEGATIVE_INFINITY
    let isOver = false
    return {
      decoder,
      start,
      isOther: other !== undefined,
      async until(second, play) {
        while (!isOver && reached < second) {
          const next = await packets.next()
          using packet = next.done === true ? null : next.value
          isOver = !packet
          for (using frame of await decoder.decodeAll(packet)) {
            const at = secondOf(frame)
            if (at !== undefined) reached = at - start
            const length = frame.sampleRate > 0 ? frame.nbSamples / frame.sampleRate : 0
            if (reached + length > 0) await play(frame)
          }
        }
      },
      async [Symbol.asyncDispose]() {
        await packets.return(null)
        decoder.close()
        await source.close()
      },
    }
  } catch (error) {
    await source.close()
    throw error
  }
}

/** A track without any sample can't be written. */
async function isHeardIn(
  file: IncomingFile,
  index: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<boolean> {
  await using source = await openSource(file)
  if (from > 0) await goTo(source, from)
  for await (using packet of source.packets(index)) {
    const at = packet && secondOf(packet)
    if (!packet || (at !== undefined && at !== null && at - source.startTime >= to)) return false
    if (at !== undefined && at !== null && at - source.startTime >= from) return true
  }
  return false
}
