import { deviceSetting } from '../ui/device-settings.ts'
import { isFree } from '../ui/shortcut-keys.ts'
import { keyAct, type KeyAct } from '../ui/video/player-keys.ts'

/** The effect of a key on a video that has a page of its own. */
export type PlayerKey = KeyAct | { readonly does: 'theatre' | 'mini' | 'next' | 'previous' }

const letters: Readonly<Record<string, PlayerKey>> = {
  t: { does: 'theatre' },
  i: { does: 'mini' },
}
const shifted: Readonly<Record<string, PlayerKey>> = { n: { does: 'next' }, p: { does: 'previous' } }
const ends: Readonly<Record<string, PlayerKey>> = {
  Home: { does: 'goTo', share: 0 },
  End: { does: 'goTo', share: 1 },
}

/** Keys that scroll the page, unless the player has the focus. */
const scrolls: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End'])
// What space presses or a page's own arrows move through.
const pressed = 'button, a, summary, input, [role=button], [role=tab], [role=link]'
const moves = 'input, [aria-haspopup=menu], [role=tab], [role=radio], [data-keeps-arrows]'

/** Returns the effect of a key pressed on a page with a player, or in the player, if it has one. */
export function playerKey(event: KeyboardEvent, player: Element): PlayerKey | undefined {
  const { key, target, shiftKey } = event
  if (!(target instanceof Element)) return undefined
  const isInside = player.contains(target) || document.fullscreenElement?.contains(player) === true
  if (isInside ? event.defaultPrevented || event.isComposing : !isFree(event)) return undefined
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (!isInside && (scrolls.has(key) || key === 'Escape')) return undefined
  if (key === ' ' && target.closest(pressed)) return undefined
  if (key.startsWith('Arrow') && target.closest(moves)) return undefined
  const withLetters = deviceSetting('shortcuts') === 'on'
  if (withLetters && shiftKey && shifted[key.toLowerCase()]) return shifted[key.toLowerCase()]
  return (
    (isInside && !target.closest('input') ? ends[key] : undefined) ??
    (withLetters && !shiftKey ? letters[key] : undefined) ??
    keyAct(event, target, withLetters)
  )
}
