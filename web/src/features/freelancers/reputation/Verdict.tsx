import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { useRead } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import classes from './Reputation.module.css'
import { Statement } from './Statement.tsx'

/** Whether a reputation is as it was signed, and what it says. */
export function Verdict({ read }: { read: ReturnType<typeof useRead<'verify_reputation'>> }) {
  const { i18n } = useLingui()
  const { error } = read
  if (error && error.status !== 0 && error.status < 500 && error.status !== 429)
    return (
      <p className={classes.bad}>
        <IconCircleX size={24} aria-hidden="true" />
        <span dir="auto">{Object.values(error.fields ?? {})[0] ?? error.message}</span>
      </p>
    )
  return (
    <Loaded read={read}>
      {({ data: { key_id, statement } }) => {
        const { full_name, username, issuer, member_since, issued_at } = statement
        const day = i18n.date(new Date(issued_at), { dateStyle: 'long' })
        const since = i18n.date(new Date(member_since), { month: 'long', year: 'numeric' })
        return (
          <div className={classes.verdict}>
            <p className={classes.good}>
              <IconCircleCheck size={24} aria-hidden="true" />
              <span>
                <Trans>Genuine: exactly as we signed it on {day}.</Trans>
              </span>
            </p>
            <h2 className={classes.member}>
              <bdi>{full_name}</bdi> <span className={classes.username}>@{username}</span>
            </h2>
            <p className={classes.note}>
              <Trans>
                At {issuer} since {since}
              </Trans>
            </p>
            <Statement of={statement} />
            <p className={classes.key}>
              <Trans>Key: {key_id}</Trans>
            </p>
          </div>
        )
      }}
    </Loaded>
  )
}
