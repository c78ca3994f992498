/** Decisions about channels, without I/O. */
import { channelHandle } from '@commons/contract/shared/channel.ts'
import { latinName } from '../../accounts/public.ts'

const longestStem = 24

/** Returns the handle that a channel's name suggests; undefined where its letters don't make one. */
export function handleOf(name: string): string | undefined {
  const stem = latinName(name, longestStem)
  return channelHandle.test(stem) ? stem : undefined
}
