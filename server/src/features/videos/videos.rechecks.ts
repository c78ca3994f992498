import type { Recheck } from '../../platform/realtime/bus.ts'

/** Has all subscribers of these videos and their comments checked again, after its audience has changed. */
export async function recheckVideo(
  { recheck }: { recheck: (what: Recheck) => Promise<void> },
  ...videos: readonly number[]
): Promise<void> {
  await recheck({
    topics: videos.flatMap((video) => [`video:${video}` as const, `comments:${video}` as const]),
  })
}
