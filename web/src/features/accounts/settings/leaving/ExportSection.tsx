import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useRead, useWrite } from '../../../../api/use-call.ts'
import { OnlineButton } from '../../../../settings-kit/OnlineButton.tsx'
import classes from '../../../../settings-kit/Settings.module.css'
import { Loaded } from '../../../../shown/Loaded.tsx'
import { bytesText } from '../../../../compose/media-file.ts'

/** Lets members request and download a copy of all their data. */
export function ExportSection() {
  const { i18n } = useLingui()
  const read = useRead('show_export', {})
  const { mutate, isPending } = useWrite('request_export')
  return (
    <>
      <h2 className={classes.heading}>
        <Trans>Download your data</Trans>
      </h2>
      <p className={classes.text}>
        <Trans>
          Get a ZIP file with your profile, posts, comments, pictures, videos, lists and settings. We'll email
          you when it's ready, and you can download it for 7 days.
        </Trans>
      </p>
      <Loaded read={read}>
        {({ data: { state, url, bytes = 0, ends_at } }) => (
          <>
            <div role="status">
              {state === 'making' && (
                <p className={classes.text}>
                  <Trans>We're putting your data together. You can close this page.</Trans>
                </p>
              )}
              {state === 'failed' && (
                <p className={classes.text}>
                  <Trans>We couldn't put your data together. Please try again.</Trans>
                </p>
              )}
              {state === 'ready' && (
                <p className={classes.text}>
                  <Trans>
                    Ready: {bytesText(bytes)}, until {i18n.date(ends_at, { dateStyle: 'long' })}.
                  </Trans>
                </p>
              )}
            </div>
            <div className={classes.actions}>
              {url && (
                <Button
                  component="a"
                  href={url}
                  download="commons.zip"
                  leftSection={<IconDownload size={18} aria-hidden="true" />}
                >
                  <Trans>Download</Trans>
                </Button>
              )}
              {state !== 'making' && (
                <OnlineButton variant="default" loading={isPending} onClick={() => mutate({})}>
                  {state === 'ready' ? <Trans>Make a new copy</Trans> : <Trans>Request your data</Trans>}
                </OnlineButton>
              )}
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}
