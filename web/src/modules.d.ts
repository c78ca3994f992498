declare module 'virtual:texts' {
  import type { Messages } from '@lingui/core'
  /** What every page shows, whatever else fails to load. */
  export function firstTexts(language: 'en' | 'cs'): Messages | Promise<Messages>
  export function fetchTexts(key: string, language: 'en' | 'cs'): Promise<Messages>
}

declare module 'virtual:emoji/*' {
  /** By group: each emoji with its name and its other search words. */
  export const groups: ReadonlyArray<
    readonly [group: string, emojis: ReadonlyArray<readonly [emoji: string, name: string, words: string]>]
  >
}
