import { useCallback } from 'react'
import { store, useStore } from './store.ts'

/** Settings of this browser, not of the account. */
interface DeviceSettings {
  readonly density: 'comfortable' | 'compact'
  readonly motion: 'system' | 'reduce'
  readonly dataSaver: 'off' | 'on'
  readonly shortcuts: 'on' | 'off'
  /** Whether to ask before following or unfollowing somebody. */
  readonly followQuestion: 'on' | 'off'
  /** Which posts Home shows. */
  readonly feed: 'all' | 'following'
  /** Whether the wallet shows amounts. */
  readonly amounts: 'shown' | 'hidden'
  /** Whether reels play with sound. */
  readonly reelSound: 'off' | 'on'
}
type Name = keyof DeviceSettings

/** The first of each is the default. */
const choices: { readonly [N in Name]: readonly [DeviceSettings[N], DeviceSettings[N]] } = {
  density: ['comfortable', 'compact'],
  motion: ['system', 'reduce'],
  dataSaver: ['off', 'on'],
  shortcuts: ['on', 'off'],
  followQuestion: ['on', 'off'],
  feed: ['all', 'following'],
  amounts: ['shown', 'hidden'],
  reelSound: ['off', 'on'],
}

// theme.js reads density, motion, feed and dataSaver under these keys.
const keyOf = (name: Name) => `commons.${name}`
const names = Object.keys(choices) as Name[]

function kept<N extends Name>(name: N): DeviceSettings[N] {
  const [usual, other] = choices[name]
  try {
    return localStorage.getItem(keyOf(name)) === other ? other : usual
  } catch {
    // A browser may forbid storage; a choice then lasts as long as the page.
    return usual
  }
}

const settings = store<DeviceSettings>({
  density: kept('density'),
  motion: kept('motion'),
  dataSaver: kept('dataSaver'),
  shortcuts: kept('shortcuts'),
  followQuestion: kept('followQuestion'),
  feed: kept('feed'),
  amounts: kept('amounts'),
  reelSound: kept('reelSound'),
})

function show<N extends Name>(name: N, value: DeviceSettings[N]): void {
  if (settings.get()[name] === value) return
  const next = { ...settings.get(), [name]: value }
  const { density, motion } = next
  Object.assign(document.documentElement.dataset, { density, motion })
  settings.set(next)
}

// Another tab has made a choice; a missing key means that everything was cleared.
window.addEventListener('storage', ({ key }) => {
  for (const name of names) if (key === null || key === keyOf(name)) show(name, kept(name))
})

export function deviceSetting<N extends Name>(name: N): DeviceSettings[N] {
  return settings.get()[name]
}

export function chooseDeviceSetting<N extends Name>(name: N, value: DeviceSettings[N]): void {
  show(name, value)
  try {
    localStorage.setItem(keyOf(name), value)
  } catch {
    // See above.
  }
}

/** Returns a setting of this browser and a function that changes it, at once and in all tabs. */
export function useDeviceSetting<N extends Name>(
  name: N,
): [DeviceSettings[N], (value: DeviceSettings[N]) => void] {
  const value = useStore(settings, (all) => all[name])
  const choose = useCallback((next: DeviceSettings[N]) => chooseDeviceSetting(name, next), [name])
  return [value, choose]
}
