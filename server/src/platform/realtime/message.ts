import type { EndReason } from '../session/sessions.ts'
import type { Hint } from './hint.ts'

export interface EndedSession {
  id: string
  reason: EndReason
}

/** Who may hear what has changed: all topics of these `members`, and these `topics` of everybody. */
export interface Recheck {
  members?: readonly number[]
  topics?: readonly string[]
}

/** What a process says about its NATS, so that none misses the hints of another. */
export interface AboutNats {
  /** This process doesn't hear NATS: others send their hints over NOTIFY, too, for some seconds. */
  deaf?: true
  /** This process sends over NATS: whoever doesn't hear that says so. */
  nats?: true
}

/** A message over NOTIFY. Hints and what is said about NATS are one kind: processes of other versions read that. */
export type Message =
  | ({ from: string; hints: Hint[] } & AboutNats)
  | { ended: EndedSession[] }
  | { changed: string[] }
  | { recheck: Recheck }
  | { settings: true }
  | { consent: true }
