/** A kind of what members say of themselves in entries: what differs between them on a page. */
import type { EntryAudience } from '@commons/contract/shared/entries.ts'
import type { ViewAs } from '@commons/contract/shared/view-as.ts'
import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType, ReactNode } from 'react'
import type { CallError } from '../api/call-error.ts'
import type { Answer, CallName, Request } from '../api/call.ts'
import { useRead } from '../api/use-call.ts'
import type { Entry, Values, WriteOf } from './entry.ts'

export interface EntryField {
  readonly name: string
  readonly label: MessageDescriptor
  /** A date, several lines of text, or one of the options; a single line by default. */
  readonly type?: 'day' | 'text' | 'choice'
  /** The choices of a field, in the viewer's language. */
  readonly options?: (language: string) => ReadonlyArray<{ readonly value: string; readonly label: string }>
  /** A part of the entry's period, which is shown as one. */
  readonly isPeriod?: true
  /** Shown beside its label; other fields are the heading or text below it. */
  readonly isNamed?: true
  /** Covered until its button is pressed. */
  readonly isPrivate?: true
  readonly isRequired?: true
  readonly input?: { readonly type?: string; readonly autoComplete?: string }
}

export interface EntryKind {
  readonly name: string
  readonly heading: MessageDescriptor
  readonly add: MessageDescriptor
  readonly edit: MessageDescriptor
  /** The default audience of a new entry. */
  readonly audience: EntryAudience
  readonly fields: readonly EntryField[]
  /** The form's question and the displayed text for ongoing entries. */
  readonly current?: {
    readonly ask: MessageDescriptor
    readonly shown: MessageDescriptor
    /** The flag's name; `is_current` by default. */
    readonly name?: string
  }
  /** It may show a picture: its calls take a file. */
  readonly isPictured?: true
  /** Its pictures are what counts: they are shown side by side. */
  readonly isGallery?: true
  /** What is said of a page without entries of this kind. */
  readonly empty?: MessageDescriptor
  readonly Read: ComponentType<ReadProps>
  readonly calls: {
    readonly add: WriteOf<[values: Values, audience: EntryAudience]>
    readonly update: WriteOf<[values: Values, audience: EntryAudience, id: number]>
    readonly remove: WriteOf<[id: number]>
    readonly restore: WriteOf<[id: number]>
  }
  /** The contract's rules, loaded with the form: zod is not among what pages begin with. */
  readonly rules: () => Promise<{
    readonly issuesOf: (name: string, values: object) => Readonly<Record<string, string>>
  }>
}

export interface Entries {
  readonly entries: readonly Entry[] | undefined
  readonly error: CallError | null
  readonly isPaused: boolean
  readonly refetch: () => unknown
}

interface ReadProps {
  readonly userId: number
  readonly viewAs: ViewAs | undefined
  readonly children: (read: Entries) => ReactNode
}

/** Returns a component that reads entries with this call; `entriesOf` gets the list from its answer. */
export const readBy = <N extends CallName>(
  name: N,
  input: (userId: number, viewAs: ViewAs | undefined) => Request<N>,
  entriesOf: (answer: Answer<N>) => readonly Entry[],
) =>
  function ReadEntries({ userId, viewAs, children }: ReadProps): ReactNode {
    const { data, error, isPaused, refetch } = useRead(name, input(userId, viewAs))
    return children({ entries: data && entriesOf(data), error, isPaused, refetch })
  }
