import type { EntryAudience } from '@commons/contract/shared/entries.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Icon, IconLock, IconUsers, IconWorld } from '@tabler/icons-react'

/** The audiences of an entry, widest first. */
export const audiences: ReadonlyArray<{ value: EntryAudience; label: MessageDescriptor; icon: Icon }> = [
  { value: 'public', label: msg`Public`, icon: IconWorld },
  { value: 'friends', label: msg`Friends`, icon: IconUsers },
  { value: 'only_me', label: msg`Only me`, icon: IconLock },
]
