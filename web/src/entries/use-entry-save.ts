import type { EntryAudience } from '@commons/contract/shared/entries.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallError } from '../api/call-error.ts'
import { uploadOnce } from '../api/upload-once.ts'
import { afterWrite, useWrite } from '../api/use-call.ts'
import { startOf } from '../compose/send/delivery.ts'
import { useFormSending } from '../compose/send/use-form-sending.ts'
import type { Entry, Values } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'

interface Saving {
  kind: EntryKind
  entry: Entry | undefined
  onDone: (answer: { message: string }) => void
  onRefused: (error: CallError) => void
}

/** Adds or changes an entry, with the picture if one was chosen. */
export function useEntrySave({ kind, entry, onDone, onRefused }: Saving) {
  const client = useQueryClient()
  const [refused, setRefused] = useState<CallError>()
  const { name } = entry ? kind.calls.update : kind.calls.add
  const write = useWrite(name, { toasts: 'none', onDone, onRefused })
  const { sending, isBusy, run, cancel } = useFormSending()

  const inputOf = (values: Values, audience: EntryAudience) =>
    entry ? kind.calls.update.input(values, audience, entry.id) : kind.calls.add.input(values, audience)

  function save(values: Values, audience: EntryAudience, file: File | undefined) {
    const input = inputOf(values, audience)
    setRefused(undefined)
    if (!file) return write.mutate(input)
    run(
      async (options) => {
        options.onChange(startOf(file.size))
        const answer = await uploadOnce(name, input, { file }, options)
        await afterWrite(client, name, input, answer)
        onDone(answer)
      },
      (error) => {
        setRefused(error)
        onRefused(error)
      },
    )
  }

  return { error: refused ?? write.error, isBusy: write.isPending || isBusy, sending, save, cancel }
}
