import { useState } from 'react'
import { deviceStore } from '../../../../ui/device-store.ts'
import { useStore } from '../../../../ui/store.ts'
import type { Layout, TileOf } from './tiles.ts'

const chosen = deviceStore<{ layout: Layout }>('commons.call-layout', ({ layout }) => ({
  layout: layout === 'speaker' ? 'speaker' : 'tiles',
}))

/** The layout of a group's call: as this device chose it, but large for what is pinned or begins to be shared. */
export function useLayout(tiles: readonly TileOf[]) {
  const { layout: choice } = useStore(chosen)
  const [pinned, setPinned] = useState<string>()
  /** The screens during which the member went back to tiles. */
  const [ignored, setIgnored] = useState('')
  const isPinned = tiles.some(({ key }) => key === pinned)
  const screens = tiles
    .filter(({ kind, person }) => kind === 'screen' && !person.isOneself)
    .map(({ key }) => key)
    .join(' ')
  const isLarge = isPinned || (screens !== '' && screens !== ignored)
  const layout: Layout = isLarge ? 'speaker' : choice
  return {
    layout,
    pinned: isPinned ? pinned : undefined,
    pin: (key: string) => setPinned(key === pinned ? undefined : key),
    toggle() {
      const next = layout === 'tiles' ? 'speaker' : 'tiles'
      setPinned(undefined)
      setIgnored(next === 'tiles' ? screens : '')
      chosen.set({ layout: next })
    },
  }
}
