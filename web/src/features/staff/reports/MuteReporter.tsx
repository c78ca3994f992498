import type { CaseDetail } from '@commons/contract/moderation/queue.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import rows from '../frame/Rows.module.css'

const spans = [7, 30, 365] as const

/** Folds the reports of a member away for a time, or ends that. They aren't told. */
export function MuteReporter({ of }: { of: CaseDetail['reports'][number] }) {
  const { t, i18n } = useLingui()
  const [days, setDays] = useState('30')
  const { mutate, isPending } = useWrite('mute_reporter')
  const { reporter, muted_until: until } = of
  if (!reporter) return null
  const mute = (end: string | null) => mutate({ reporter_user_id: reporter.user_id, until: end })
  if (until !== null)
    return (
      <>
        <p className={rows.facts}>
          <Trans>
            Muted until {i18n.date(new Date(until), { dateStyle: 'long' })}: what only they report is folded
            away.
          </Trans>
        </p>
        <div className={rows.actions}>
          <Button variant="default" size="compact-md" loading={isPending} onClick={() => mute(null)}>
            <Trans>Unmute their reports</Trans>
          </Button>
        </div>
      </>
    )
  return (
    <div className={rows.actions}>
      <NativeSelect
        aria-label={t`How long to mute ${reporter.full_name}`}
        size="xs"
        value={days}
        onChange={({ currentTarget }) => setDays(currentTarget.value)}
        data={spans.map((span) => ({
          value: String(span),
          label: { 7: t`For a week`, 30: t`For 30 days`, 365: t`For a year` }[span],
        }))}
      />
      <Button
        variant="default"
        size="compact-md"
        loading={isPending}
        onClick={() => mute(new Date(Date.now() + Number(days) * 86_400_000).toISOString())}
      >
        <Trans>Mute their reports</Trans>
      </Button>
    </div>
  )
}
