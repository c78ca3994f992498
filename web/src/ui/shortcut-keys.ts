import { deviceSetting } from './device-settings.ts'

// Elements in which keys write, choose, or have their own meaning.
const taken =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox], [role=slider]'

/** Whether a key is a shortcut of the page: not used for writing, and allowed in Settings (WCAG 2.1.4). */
export function isForPage(event: KeyboardEvent): boolean {
  return deviceSetting('shortcuts') === 'on' && isFree(event)
}

/** Whether nothing else takes a key. Keys that write no character work whatever Settings say. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  // Even if the focus has slipped out of the dialog that covers the page.
  if (document.querySelector('[role=dialog][aria-modal=true]')) return false
  return !(event.target instanceof Element && event.target.closest(taken))
}

/** Returns the focused article, or else the first one visible below the top bar. */
export function currentArticle(within: ParentNode = document): HTMLElement | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('article')
  if (focused && within.contains(focused)) return focused
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return [...within.querySelectorAll<HTMLElement>('article')].find((article) => {
    const box = article.getBoundingClientRect()
    return box.bottom > Math.max(top, 0) + 40 && box.top < window.innerHeight
  })
}
