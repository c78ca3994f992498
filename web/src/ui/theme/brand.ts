import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { network } from '../network.ts'
import { useStore } from '../store.ts'

/** The slogans of Commons, which must stay word for word. */
const slogans = [
  msg`We are many they are few – collective power.`,
  msg`Become the partner / Help us Grow`,
  msg`Place for healthy and prosperous community.`,
] as const

/** Returns what the network stands for: its own slogan, or those of Commons. */
export function useSlogans(): readonly [string, ...string[]] {
  const { _ } = useLingui()
  const own = useStore(network, ({ slogan }) => slogan)
  const [first, ...others] = slogans
  return own === '' ? [_(first), ...others.map((each) => _(each))] : [own]
}
