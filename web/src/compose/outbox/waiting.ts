import type { QueryClient } from '@tanstack/react-query'
import type { CallError } from '../../api/call-error.ts'

/** Something waiting to be sent, as it is stored. Its other fields belong to its kind. */
export interface Waiting {
  readonly kind: string
  /** Why the server refused it; it is kept for its author to decide. */
  readonly refused?: string | undefined
  /** Its id, once it has arrived: it stays until it has been read back. */
  readonly arrived?: number | undefined
}

export interface Row<W extends Waiting = Waiting> {
  readonly member: number
  /** When it was asked for, in milliseconds; rows are sent in this order. */
  readonly at: number
  readonly what: W
}

/** What happens to a row after an attempt: it is done with, or it and all rows behind it wait. */
export type Outcome = 'done' | 'later'

export interface Sending<W extends Waiting> {
  readonly client: QueryClient
  readonly at: number
  /** Changes it from its current value, unless it has been removed; undefined removes it. */
  readonly change: (to: (what: W) => W | undefined) => Promise<unknown>
  /** Call at each sign of progress: an item with a file may take long. */
  readonly isAlive: () => void
}

/** How items of one kind are sent, a step at a time. */
export interface WaitingKind {
  readonly send: (what: Waiting, sending: Sending<Waiting>) => Promise<Outcome>
}

export function waitingKind<W extends Waiting>(
  send: (what: W, sending: Sending<W>) => Promise<Outcome>,
): WaitingKind {
  // Safe: the sender looks the kind up by the row's own kind, so the row has its fields.
  return { send: send as unknown as WaitingKind['send'] }
}

/** Every kind by its name, loaded when an item of it is to be sent, also after a reload. */
export type WaitingKinds = Readonly<Record<string, () => Promise<WaitingKind>>>

export const isLater = ({ refusal, status }: CallError): boolean =>
  ['network', 'too_many_processing'].includes(refusal) || [401, 429, 503].includes(status)

/** Whether the sender has anything to do: a refused item waits for its author. */
export const isToSend = ({ what }: Row): boolean => what.refused === undefined

export function inOrder(rows: ReadonlyMap<string, Row>): Array<readonly [string, Row]> {
  return [...rows].toSorted(([, one], [, other]) => one.at - other.at)
}
