import { largestArchive } from '@commons/contract/posts/imports.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent } from 'react'
import type { CallError } from '../../../api/call-error.ts'
import { uploadOnce } from '../../../api/upload-once.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { startOf } from '../../../compose/send/delivery.ts'
import { useFormSending } from '../../../compose/send/use-form-sending.ts'
import { bytesText } from '../../../compose/media-file.ts'
import { useUploadLimits } from '../../../compose/upload-limits.ts'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { RadioCards } from '../../../ui/fields/RadioCards.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import own from './Imports.module.css'

type Audience = 'as_there' | 'friends'

/** Chooses a file with posts from elsewhere, and who sees them here. */
export function ImportForm() {
  const { t } = useLingui()
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  const [audience, setAudience] = useState<Audience>('as_there')
  const [error, setError] = useState<CallError>()
  const { sending, isBusy, run, cancel } = useFormSending()
  const { issues, failure } = useRefused(error ?? null, { file })
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const most = Math.min(largestArchive.bytes, useUploadLimits().stream_bytes)
  const isTooLarge = file !== undefined && file.size > most
  const issue = isTooLarge ? t`This file is too large.` : issues['file']

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || isTooLarge) return
    if (!file) return input.current?.focus()
    run(
      async (options) => {
        setError(undefined)
        options.onChange(startOf(file.size))
        const fields = { audience }
        const answer = await uploadOnce('import_posts', fields, { file }, options)
        toast.success(answer.message)
        await afterWrite(client, 'import_posts', fields, answer)
        setFile(undefined)
        if (input.current) input.current.value = ''
      },
      (refused) => setError(refused),
    )
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <label className={own.file}>
        <span className={classes.label}>
          <Trans>File with your posts</Trans>
        </span>
        <input
          ref={input}
          type="file"
          accept=".zip,.gz,.tgz,.car,application/zip,application/gzip"
          disabled={isBusy}
          aria-describedby={hint}
          aria-invalid={issue !== undefined}
          onChange={({ currentTarget }) => {
            setError(undefined)
            setFile(currentTarget.files?.[0])
          }}
        />
        <span id={hint} className={issue === undefined ? own.hint : own.issue}>
          {issue ?? <Trans>.zip, .tar.gz or .car, up to {bytesText(most)}</Trans>}
        </span>
      </label>
      <RadioCards<Audience>
        legend={<Trans>Who can see them here</Trans>}
        value={audience}
        disabled={isBusy}
        choices={[
          {
            value: 'as_there',
            label: <Trans>As it was there</Trans>,
            hint: <Trans>Public posts are public. What only followers saw is for your friends.</Trans>,
          },
          {
            value: 'friends',
            label: <Trans>Friends</Trans>,
            hint: <Trans>All of them are for your friends.</Trans>,
          },
        ]}
        onChange={setAudience}
      />
      <FailureNote failure={failure} />
      {sending ? (
        <SendingProgress sending={sending} onCancel={cancel} />
      ) : (
        <OnlineButton
          type="submit"
          className={classes.submit}
          loading={isBusy}
          disabled={!file || isTooLarge}
        >
          <Trans>Import posts</Trans>
        </OnlineButton>
      )}
    </form>
  )
}
