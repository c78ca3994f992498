/** Decisions about channels, without I/O. */
import { channelHandle } from '@commons/contract/shared/channel.ts'

const longestStem = 24

/** Returns the handle that a channel's name suggests; undefined where its letters don't make one. */
export function handleOf(name: string): string | undefined {
  // oxlint-disable-next-line commons/cut-at-graphemes -- a-z, 0-9 and _ are left
  const stem = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, longestStem)
    .replaceAll(/^_+|_+$/g, '')
  return channelHandle.test(stem) ? stem : undefined
}
