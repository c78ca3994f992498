import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import classes from '../frame/Rows.module.css'
import type { MemberRequest } from './RequestForm.tsx'

const RequestDialog = piece(() => import('./RequestDialog.tsx'))

/** What admins do when a member asks, in another way than here, for what they have a right to. */
export function RequestCard({ userId }: { userId: string }) {
  const { i18n } = useLingui()
  const processing = useRead('admin_member_detail', { view_user_id: userId }).data?.recdata.processing
  const [asked, setAsked] = useState<MemberRequest>()
  return (
    <Card className={classes.part} aria-labelledby="requests">
      <h2 id="requests">
        <Trans>When they ask by law</Trans>
      </h2>
      <p className={classes.facts}>
        <Trans>
          If they can, members do this themselves in their settings. Make sure that it's them who ask.
        </Trans>
      </p>
      {processing && (
        <p className={classes.words}>
          {processing.ends_at === null ? (
            <Trans>
              Processing has been restricted since {i18n.date(processing.since, { dateStyle: 'medium' })}.
            </Trans>
          ) : (
            <Trans>
              The restriction of processing ends on {i18n.date(processing.ends_at, { dateStyle: 'medium' })}.
              They've been told.
            </Trans>
          )}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => setAsked('send_member_export')}>
          <Trans>Send their data…</Trans>
        </Button>
        <Button variant="default" onClick={() => setAsked('change_member_email')}>
          <Trans>Change their address…</Trans>
        </Button>
        {processing !== undefined && (processing === null || processing.ends_at !== null) && (
          <Button variant="default" onClick={() => setAsked('restrict_processing')}>
            <Trans>Restrict processing…</Trans>
          </Button>
        )}
        {processing?.ends_at === null && (
          <Button variant="default" onClick={() => setAsked('end_processing_restriction')}>
            <Trans>End the restriction…</Trans>
          </Button>
        )}
        <Button variant="default" onClick={() => setAsked('delete_member')}>
          <Trans>Delete their account…</Trans>
        </Button>
      </div>
      {asked && (
        <Suspense>
          <RequestDialog call={asked} userId={userId} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}
