/**
 * The versions of the API, newest first. What programs rely on changes only with an entry here:
 * `contract/surface.jsonl` is what stood before, and a test compares it.
 */
import type { Calls } from './all.ts'

export type ChangeKind = 'added' | 'changed' | 'deprecated' | 'removed'

export interface Change {
  readonly kind: ChangeKind
  /** What is different for programs, in a sentence. */
  readonly text: string
  /** The calls that it is about, by the keys of the contract; those that are gone by their last one. */
  readonly calls?: ReadonlyArray<keyof Calls | (string & {})>
  /** Shapes of answers that it is about. */
  readonly shapes?: readonly string[]
  /** Refusals that it is about. */
  readonly refusals?: readonly string[]
}

export interface Version {
  /** `major.minor.patch`: what breaks programs has another major version, an addition another minor one. */
  readonly version: string
  readonly date: string
  readonly changes: readonly Change[]
}

export const versions: readonly [Version, ...Version[]] = [
  {
    version: '1.0.0',
    date: '2026-11-29',
    changes: [
      {
        kind: 'added',
        text: 'Versions, and this list of what they change. Whatever the reference describes stands from here on.',
      },
      {
        kind: 'deprecated',
        text: 'Where a detail is deleted, `detail_id` names it. `place_id` goes on working.',
        calls: ['delete_detail'],
      },
      {
        kind: 'deprecated',
        text: 'Where a reply is deleted, `post_comment_reply_id` names it. `post_comment_id` goes on working.',
        calls: ['post_comment_reply_delete'],
      },
    ],
  },
]

/** The version of the API as it stands. */
export const apiVersion: string = versions[0].version
