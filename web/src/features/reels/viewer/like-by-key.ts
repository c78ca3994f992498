/** Presses the like button of the current reel. */
export function likeByKey(scroller: HTMLElement | null, reelId: number | undefined): void {
  scroller?.querySelector<HTMLElement>(`[data-reel="${reelId}"] [data-tone=like]`)?.click()
}
