import type { Recheck } from '../../platform/realtime/bus.ts'

/** Has all subscribers of a video and its comments checked again, after its audience has changed. */
export async function recheckVideo(
  { recheck }: { recheck: (what: Recheck) => Promise<void> },
  video: number,
): Promise<void> {
  await recheck({ topics: [`video:${video}`, `comments:${video}`] })
}
