import type { Recheck } from '../../platform/realtime/bus.ts'

/** Has all subscribers of a reel and its comments checked again, after the reel's audience has changed. */
export async function recheckReel(
  { recheck }: { recheck: (what: Recheck) => Promise<void> },
  reel: number,
): Promise<void> {
  await recheck({ topics: [`reel:${reel}`, `comments:${reel}`] })
}
