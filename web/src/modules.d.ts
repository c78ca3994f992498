declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module 'virtual:emoji/*' {
  /** By group: each emoji with its name and its other search words. */
  export const groups: ReadonlyArray<
    readonly [group: string, emojis: ReadonlyArray<readonly [emoji: string, name: string, words: string]>]
  >
}

declare module 'virtual:contract-messages/*' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
