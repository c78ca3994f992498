import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { OfflineNote } from '../../../settings-kit/OnlineButton.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { StepPage } from '../way-in/StepPage.tsx'
import classes from '../way-in/StepPage.module.css'
import { askedBy } from './asked.ts'
import { Consent } from './Consent.tsx'
import { isOfLink, WrongLink } from './WrongLink.tsx'

/** Where an app's link to `/oauth/authorize` leads: asks whether the app may act for the member. */
export default function AuthorizePage() {
  const { t } = useLingui()
  const asked = askedBy(useSearch({ strict: false }))
  // What the member decides about must not change before their eyes.
  const read = useRead('app_request', asked, { staleTime: Infinity })
  const [sentTo, setSentTo] = useState<string>()
  const { data, error } = read
  if (error && isOfLink(error)) return <WrongLink error={error} />

  const send = (address: string) => {
    setSentTo(address)
    window.location.assign(address)
  }
  if (sentTo !== undefined && data) {
    const { name } = data.recdata
    return (
      <StepPage title={t`Back to ${name}`} step="sent">
        <p className={classes.text} role="status">
          {/^https?:/.test(sentTo) ? (
            // The code in the address is good once: no link leads there a second time.
            <Trans>You can close this page.</Trans>
          ) : (
            // An app on the device opens beside this page, which stays.
            <Trans>
              You can close this page. If nothing opens, <a href={sentTo}>go back by this link</a>.
            </Trans>
          )}
        </p>
      </StepPage>
    )
  }
  const name = data?.recdata.name
  return (
    <StepPage title={name === undefined ? t`An app asks for access` : t`Let ${name} use your account?`}>
      <OfflineNote />
      <Loaded read={read}>
        {({ recdata }) => <Consent asked={asked} request={recdata} onDecided={send} />}
      </Loaded>
    </StepPage>
  )
}
