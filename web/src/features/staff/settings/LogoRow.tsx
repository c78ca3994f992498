import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { uploadOnce } from '../../../api/upload-once.ts'
import { afterWrite, useWrite } from '../../../api/use-call.ts'
import { usePictureSending } from '../../../compose/send/use-picture-sending.ts'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import { useLogo } from '../../../ui/network.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import classes from '../frame/Rows.module.css'

/** Uploads a logo as soon as it is chosen. */
function useLogoUpload() {
  const client = useQueryClient()
  return usePictureSending(async (file, options) => {
    const answer = await uploadOnce('add_network_logo', {}, { file }, options)
    toast.success(answer.message)
    await afterWrite(client, 'add_network_logo', {}, answer)
  })
}

/** The network's logo beside its name and colour: choosing a picture shows it at once. */
export function LogoRow() {
  const logo = useLogo()
  const { sending, failure, send, cancel } = useLogoUpload()
  const remove = useWrite('delete_network_logo')
  const input = useRef<HTMLInputElement>(null)
  return (
    <li className={classes.row}>
      <p className={classes.name}>
        <Trans>Logo</Trans>
      </p>
      <div>
        <p className={classes.facts}>
          <Trans>In the top bar, emails and apps. Square pictures look best.</Trans>
        </p>
        {logo && (
          <img
            src={logo}
            alt=""
            width={64}
            height={64}
            style={{ borderRadius: 8, background: '#ffffff', objectFit: 'contain' }}
          />
        )}
        {sending && <SendingProgress sending={sending} onCancel={cancel} />}
        <FailureNote failure={failure} />
      </div>
      {!sending && (
        <div className={classes.side}>
          <OnlineButton variant="default" onClick={() => input.current?.click()}>
            {logo ? <Trans>Change logo</Trans> : <Trans>Choose a logo</Trans>}
          </OnlineButton>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp"
            hidden
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0]
              // Reset, so that the same file can be chosen again after a failure.
              currentTarget.value = ''
              if (file) send(file)
            }}
          />
          {logo && (
            <OnlineButton
              variant="subtle"
              color="rose"
              loading={remove.isPending}
              onClick={() => remove.mutate({})}
            >
              <Trans>Remove logo</Trans>
            </OnlineButton>
          )}
        </div>
      )}
    </li>
  )
}
