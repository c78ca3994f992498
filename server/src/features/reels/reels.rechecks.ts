import type { Recheck } from '../../platform/realtime/bus.ts'

/** Who may hear a reel has changed with who may see it: all who listen to it are looked at again. */
export async function recheckReel(
  { recheck }: { recheck: (what: Recheck) => Promise<void> },
  reel: number,
): Promise<void> {
  await recheck({ topics: [`reel:${reel}`, `comments:${reel}`] })
}
