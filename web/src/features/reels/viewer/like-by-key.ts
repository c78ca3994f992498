/** Presses the like of the reel that is watched. */
export function likeByKey(scroller: HTMLElement | null, reelId: number | undefined): void {
  scroller?.querySelector<HTMLElement>(`[data-reel="${reelId}"] [data-tone=like]`)?.click()
}
