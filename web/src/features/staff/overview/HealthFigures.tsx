import type { AlertName, Health } from '@commons/contract/staff/running.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleMinus, IconRefresh } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { space as spaceOf } from '../frame/space.ts'
import classes from './HealthFigures.module.css'

/** A job that became due in this minute is about to begin. */
const aMinute = 60_000

interface FigureProps {
  name: ReactNode
  value: ReactNode
  isWorry?: boolean
  /** Nobody here watches it, so it is neither well nor a worry. */
  isUnwatched?: boolean
  children: ReactNode
}

function Figure({ name, value, isWorry = false, isUnwatched = false, children }: FigureProps) {
  const id = useId()
  return (
    <Card className={classes.figure} data-worry={isWorry || undefined} aria-labelledby={id}>
      <h2 id={id} className={classes.name}>
        {isWorry ? (
          <IconAlertTriangle size={20} aria-hidden="true" className={classes.worry} />
        ) : isUnwatched ? (
          <IconCircleMinus size={20} aria-hidden="true" />
        ) : (
          <IconCircleCheck size={20} aria-hidden="true" className={classes.well} />
        )}
        <bdi>{name}</bdi>
      </h2>
      <p className={classes.value}>{value}</p>
      <p className={classes.words}>{children}</p>
    </Card>
  )
}

interface HealthFiguresProps {
  of: Health
  /** When it was read. */
  at: number
  onAgain: () => void
  isReading: boolean
}

/** The health of this Commons in words and figures; what needs somebody comes with a sign and words for it. */
export function HealthFigures({ of, at, onAgain, isReading }: HealthFiguresProps) {
  const { i18n, t } = useLingui()
  const alerts = new Set(of.alerts.map(({ name }) => name))
  const holds = (...names: readonly AlertName[]) => names.some((name) => alerts.has(name))
  const number = (count: number) => i18n.number(count)
  const space = (bytes: number) => spaceOf(i18n, bytes)
  const { pool } = of
  return (
    <>
      <Card as="div" className={classes.summary}>
        <p role="status">
          {alerts.size === 0 ? (
            <Trans>All is well.</Trans>
          ) : (
            <Plural value={alerts.size} one="# thing needs you." other="# things need you." />
          )}
        </p>
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden="true" />}
          loading={isReading}
          onClick={onAgain}
        >
          <Trans>Look again</Trans>
        </Button>
      </Card>
      <div className={classes.figures}>
        <Figure
          name={<Trans>Work in the background</Trans>}
          value={number(of.jobs_failed)}
          isWorry={holds('jobs_failed', 'jobs_late')}
        >
          {of.jobs_failed > 0 ? (
            <Link to={paths.adminJobs()}>
              <Trans>Jobs that failed: see why, and run them again</Trans>
            </Link>
          ) : (
            <Trans>No job has failed.</Trans>
          )}{' '}
          {of.jobs_waiting > 0 && <Plural value={of.jobs_waiting} one="# waits." other="# wait." />}
          {of.oldest_job_at !== null && at - Date.parse(of.oldest_job_at) > aMinute && (
            <>
              {' '}
              <Trans>
                The oldest has been due since <RelativeTime at={of.oldest_job_at} isInSentence />.
              </Trans>
            </>
          )}
        </Figure>
        <Figure name={<Trans>Mail</Trans>} value={number(of.mails_waiting)} isWorry={holds('mail_late')}>
          {of.oldest_mail_at === null ? (
            <Trans>No mail waits to be sent.</Trans>
          ) : (
            <Trans>
              Mails that wait to be sent, the oldest from <RelativeTime at={of.oldest_mail_at} isInSentence />
              .
            </Trans>
          )}{' '}
          {of.mails_failed > 0 && (
            <Plural
              value={of.mails_failed}
              one="# could not be sent in 30 days."
              other="# could not be sent in 30 days."
            />
          )}
        </Figure>
        <Figure
          name={<Trans>Backup</Trans>}
          value={of.last_backup_at === null ? '–' : <RelativeTime at={of.last_backup_at} />}
          isWorry={holds('backup_old', 'archiving_failing')}
          isUnwatched={of.makes_backups === 0}
        >
          {of.makes_backups === 0 ? (
            <Trans>
              This Commons makes no backups of its own. Set BACKUP_DIR, or make them with your database.
            </Trans>
          ) : of.last_backup_at === null ? (
            <Link to={paths.adminBackups()}>
              <Trans>There is no backup yet: make the first</Trans>
            </Link>
          ) : (
            <Link to={paths.adminBackups()}>
              <Trans>The latest backup was finished then.</Trans>
            </Link>
          )}{' '}
          {holds('archiving_failing') ? (
            <Trans>Changes since then can't be archived: look at the disk of BACKUP_DIR.</Trans>
          ) : (
            of.archives === 1 &&
            of.last_archived_at !== null && (
              <Trans>
                Changes were archived <RelativeTime at={of.last_archived_at} isInSentence />.
              </Trans>
            )
          )}
        </Figure>
        <Figure
          name={<Trans>Money</Trans>}
          value={of.money_stopped === 1 ? t`Stopped` : t`Moves`}
          isWorry={holds('money_stopped')}
        >
          {of.money_stopped === 1 ? (
            <Trans>
              A check of the ledger failed, so no money moves. Run npm run verify:ledger on the server.
            </Trans>
          ) : (
            <Trans>The ledger holds.</Trans>
          )}
        </Figure>
        {(of.withdrawals_to_approve > 0 || holds('withdrawals_late')) && (
          <Figure
            name={<Trans>Withdrawals</Trans>}
            value={number(of.withdrawals_to_approve)}
            isWorry={holds('withdrawals_late')}
          >
            <Link to={paths.adminWithdrawals()}>
              <Plural
                value={of.withdrawals_to_approve}
                one="It waits for your approval."
                other="They wait for your approval."
              />
            </Link>
          </Figure>
        )}
        <Figure
          name={<Trans>Database</Trans>}
          value={t`${number(pool.open - pool.idle)} of ${number(pool.most)}`}
          isWorry={holds('pool_exhausted')}
        >
          <Trans>Connections in use.</Trans> <Trans>It takes {space(of.database_bytes)}.</Trans>{' '}
          {pool.waiting > 0 && (
            <Plural value={pool.waiting} one="# request waits for one." other="# requests wait for one." />
          )}
        </Figure>
        {of.disks.map(({ folder, free_bytes, reserve_bytes, is_low }) => (
          <Figure
            key={folder}
            name={
              folder === 'incoming' ? (
                <Trans>Disk for uploads</Trans>
              ) : folder === 'media' ? (
                <Trans>Disk for media</Trans>
              ) : (
                <Trans>Disk of {folder}</Trans>
              )
            }
            value={space(free_bytes)}
            isWorry={is_low === 1}
          >
            <Trans>Free. Below {space(reserve_bytes)} uploads are refused.</Trans>
          </Figure>
        ))}
        <Figure name={<Trans>Members</Trans>} value={number(of.members)}>
          <Plural value={of.sockets} one="# open window." other="# open windows." />{' '}
          <Trans>
            Started <RelativeTime at={of.started_at} isInSentence />.
          </Trans>
        </Figure>
        <Figure name={<Trans>Version</Trans>} value={of.versions.commons}>
          <Trans>
            PostgreSQL {of.versions.postgres}, Node.js {of.versions.node}, tables as of{' '}
            {of.versions.migration}.
          </Trans>{' '}
          <Trans>
            To upgrade, make a backup, stop Commons, put the new version in its place and start it: it brings
            the tables up to date by itself.
          </Trans>
        </Figure>
      </div>
    </>
  )
}
