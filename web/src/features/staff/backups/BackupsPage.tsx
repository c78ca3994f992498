import type { OutputOf } from '@commons/contract/call.ts'
import type { Backup, backup_list } from '@commons/contract/staff/backups.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useConnection } from '../../../api/connection.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import classes from '../frame/Rows.module.css'
import { space } from '../frame/space.ts'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'

type List = OutputOf<typeof backup_list>

function Row({ of }: { of: Backup }) {
  const { i18n } = useLingui()
  return (
    <li className={classes.row}>
      <p dir="auto" className={classes.name}>
        {of.finished_at === null ? of.name : <RelativeTime at={of.finished_at} />}
      </p>
      <p className={classes.facts}>
        {of.is_damaged === 1 ? (
          <Trans>Its list of files can't be read or was changed. Don't rely on it.</Trans>
        ) : (
          <>
            <Plural value={of.files} one="# file" other="# files" />
            {' · '}
            {space(i18n, of.bytes)}
            {' · '}
            {of.has_changes === 1 ? (
              <Trans>with the changes archived after it</Trans>
            ) : (
              <Trans>that moment only</Trans>
            )}
          </>
        )}
      </p>
      {of.is_damaged === 1 && (
        <p className={classes.side}>
          <span className={classes.badge}>
            <Trans context="backup">Damaged</Trans>
          </span>
        </p>
      )}
    </li>
  )
}

function Start({ of }: { of: List }) {
  const start = useWrite('start_backup')
  const offline = useConnection() === 'offline'
  return (
    <>
      <div className={classes.actions}>
        <Button
          loading={start.isPending}
          disabled={offline || of.running_since !== null}
          onClick={() => start.mutate({})}
        >
          <Trans>Make a backup now</Trans>
        </Button>
      </div>
      <p className={classes.facts} role="status">
        {of.running_since !== null && (
          <Trans>
            A backup is being made since <RelativeTime at={of.running_since} isInSentence />.
          </Trans>
        )}
      </p>
      {of.running_since === null && of.failed !== '' && (
        <p className={classes.words}>
          <Trans>The last one that was started here failed: {of.failed}</Trans>
        </p>
      )}
    </>
  )
}

function Archive({ of }: { of: List }) {
  return (
    <Card className={classes.part} aria-labelledby="archive">
      <h2 id="archive">
        <Trans>Changes since</Trans>
      </h2>
      <p className={classes.words}>
        {of.archives === 0 ? (
          <Trans>Nothing is archived, so a restore goes back to a backup and loses what came after it.</Trans>
        ) : of.archiving_fails === 1 ? (
          <Trans>
            The last change could not be archived. Look at the disk of BACKUP_DIR: until it can, changes fill
            the database's disk.
          </Trans>
        ) : of.last_archived_at === null ? (
          <Trans>Changes are archived. None had to be yet.</Trans>
        ) : (
          <Trans>
            Changes are archived, so a restore can go to any moment. The last were{' '}
            <RelativeTime at={of.last_archived_at} isInSentence />.
          </Trans>
        )}
      </p>
    </Card>
  )
}

/** The backups that this Commons has made, with a button that makes one. */
export default function BackupsPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t`Backups`}
      hint={<Trans>What a restore would go back to. Try one now and then: npm run restore.</Trans>}
      roles={['admin']}
    >
      <Backups />
    </StaffPage>
  )
}

function Backups() {
  const { t } = useLingui()
  const read = useRead('backup_list', {})
  if (!read.data)
    return (
      <Card as="div">
        <StaffLoaded read={read}>{() => null}</StaffLoaded>
      </Card>
    )
  const { recdata, makes_backups } = read.data
  if (makes_backups === 0)
    return (
      <Card as="div">
        <EmptyState
          title={<Trans>This Commons makes no backups of its own</Trans>}
          hint={
            <Trans>
              Set BACKUP_DIR if its database is the embedded one. Otherwise back up your PostgreSQL and
              members' files together, as docs/operations.md says.
            </Trans>
          }
        />
      </Card>
    )
  return (
    <>
      <Card as="div" className={classes.part}>
        <Start of={read.data} />
        {recdata.length === 0 ? (
          <EmptyState
            title={<Trans>There is no backup yet</Trans>}
            hint={<Trans>Make the first one now. Commons goes on meanwhile.</Trans>}
          />
        ) : (
          <ul className={classes.rows} aria-label={t`Backups`}>
            {recdata.map((row) => (
              <Row key={row.name} of={row} />
            ))}
          </ul>
        )}
      </Card>
      <Archive of={read.data} />
    </>
  )
}
