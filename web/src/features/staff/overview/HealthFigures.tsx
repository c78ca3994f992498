import type { Health } from '@commons/contract/staff/running.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconRefresh } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import classes from './HealthFigures.module.css'
import { worriesOf } from './worries.ts'

interface FigureProps {
  name: ReactNode
  value: ReactNode
  isWorry?: boolean
  children: ReactNode
}

function Figure({ name, value, isWorry = false, children }: FigureProps) {
  const id = useId()
  return (
    <Card className={classes.figure} data-worry={isWorry || undefined} aria-labelledby={id}>
      <h2 id={id} className={classes.name}>
        {isWorry ? (
          <IconAlertTriangle size={20} aria-hidden="true" className={classes.worry} />
        ) : (
          <IconCircleCheck size={20} aria-hidden="true" className={classes.well} />
        )}
        {name}
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
  const worries = worriesOf(of, new Date(at))
  const number = (count: number) => i18n.number(count)
  const space = (bytes: number) =>
    i18n.number(bytes / 1024 ** 3, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 })
  const { pool } = of
  return (
    <>
      <Card as="div" className={classes.summary}>
        <p role="status">
          {worries.size === 0 ? (
            <Trans>All is well.</Trans>
          ) : (
            <Plural value={worries.size} one="# thing needs you." other="# things need you." />
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
          isWorry={worries.has('jobs')}
        >
          {of.jobs_failed > 0 ? (
            <Link to={paths.adminJobs()}>
              <Trans>Jobs that failed: see why, and run them again</Trans>
            </Link>
          ) : (
            <Trans>No job has failed.</Trans>
          )}{' '}
          {of.jobs_waiting > 0 && <Plural value={of.jobs_waiting} one="# waits." other="# wait." />}
          {of.oldest_job_at !== null && (
            <>
              {' '}
              <Trans>
                The oldest has been due since <RelativeTime at={of.oldest_job_at} isInSentence />.
              </Trans>
            </>
          )}
        </Figure>
        <Figure name={<Trans>Mail</Trans>} value={number(of.mails_waiting)} isWorry={worries.has('mail')}>
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
          isWorry={worries.has('backup')}
        >
          {of.makes_backups === 0 ? (
            <Trans>
              This Commons makes no backups of its own. Set BACKUP_DIR, or make them with your database.
            </Trans>
          ) : of.last_backup_at === null ? (
            <Trans>There is no backup yet. Make the first with npm run backup.</Trans>
          ) : (
            <Trans>The latest backup was finished then.</Trans>
          )}
        </Figure>
        <Figure
          name={<Trans>Money</Trans>}
          value={of.money_stopped === 1 ? t`Stopped` : t`Moves`}
          isWorry={worries.has('money')}
        >
          {of.money_stopped === 1 ? (
            <Trans>
              A check of the ledger failed, so no money moves. Run npm run verify:ledger on the server.
            </Trans>
          ) : (
            <Trans>The ledger holds.</Trans>
          )}
        </Figure>
        <Figure
          name={<Trans>Database</Trans>}
          value={t`${number(pool.open - pool.idle)} of ${number(pool.most)}`}
          isWorry={worries.has('pool')}
        >
          <Trans>Connections in use.</Trans>{' '}
          {pool.waiting > 0 && (
            <Plural value={pool.waiting} one="# request waits for one." other="# requests wait for one." />
          )}
        </Figure>
        {of.disks.map(({ folder, free_bytes, reserve_bytes }) => (
          <Figure
            key={folder}
            name={<Trans>Disk of {folder}</Trans>}
            value={space(free_bytes)}
            isWorry={worries.has(`disk ${folder}`)}
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
      </div>
    </>
  )
}
