import type { OutputOf } from '@commons/contract/call.ts'
import type { admin_legal_list } from '@commons/contract/network/legal.ts'
import type { backup_list } from '@commons/contract/staff/backups.ts'
import type { first_step_list, MarkedStep } from '@commons/contract/staff/first-steps.ts'
import type { SettingName, StoredSetting } from '@commons/contract/staff/settings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import classes from '../frame/Rows.module.css'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import { LogoRow } from '../settings/LogoRow.tsx'
import { SettingRow } from '../settings/SettingRow.tsx'
import { Mark, Step } from './Step.tsx'
import { TestMail } from './TestMail.tsx'

type Steps = OutputOf<typeof first_step_list>

/** What a network needs before members come, each step with its state. */
export default function FirstStepsPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t`First steps`}
      hint={<Trans>What a new network needs before members come. You can do them in any order.</Trans>}
      roles={['admin']}
    >
      <FirstSteps />
    </StaffPage>
  )
}

function FirstSteps() {
  const steps = useRead('first_step_list', {})
  const settings = useRead('setting_list', {})
  const backups = useRead('backup_list', {})
  const legal = useRead('admin_legal_list', {})
  if (!steps.data || !settings.data || !backups.data || !legal.data) {
    const waiting = [steps, settings, backups, legal].filter(({ data }) => !data)
    const { error, isPaused, refetch } = waiting.find((each) => each.error) ?? waiting[0] ?? steps
    return (
      <Card as="div">
        <StaffLoaded<never> read={{ data: undefined, error, isPaused, refetch }}>{() => null}</StaffLoaded>
      </Card>
    )
  }
  const { marked } = steps.data
  const isMarked = (step: MarkedStep) => marked.includes(step)
  const rowsOf = (...names: readonly SettingName[]) => (
    <Settings of={settings.data.recdata.filter(({ name }) => names.includes(name))} />
  )
  return (
    <>
      <Step name={<Trans>An admin with a second factor</Trans>} isDone>
        <p className={classes.words}>
          <Trans>That's you. Make a second member an admin, so that the network isn't lost with you.</Trans>
        </p>
        <div className={classes.actions}>
          <Button component={Link} to={paths.adminMembers()} variant="default">
            <Trans>Members</Trans>
          </Button>
        </div>
      </Step>
      <Address of={steps.data} />
      <Step
        name={<Trans>Emails</Trans>}
        isDone={steps.data.has_mail_server === 1 && steps.data.test_mail?.state === 'sent'}
      >
        <TestMail of={steps.data} onAgain={steps.refetch} />
      </Step>
      <Backup of={backups.data} />
      <Step name={<Trans>Name, slogan, language and colour</Trans>} isDone={isMarked('name')}>
        {rowsOf('network_name', 'network_slogan', 'network_language', 'network_accent')}
        <ul className={classes.rows}>
          <LogoRow />
        </ul>
        <div className={classes.actions}>
          <Mark step="name" isDone={isMarked('name')} />
        </div>
      </Step>
      <Step name={<Trans>How people join</Trans>} isDone={isMarked('registration')}>
        {rowsOf('registration_mode')}
        <div className={classes.actions}>
          <Mark step="registration" isDone={isMarked('registration')} />
        </div>
      </Step>
      <Step name={<Trans>Rules</Trans>} isDone={isMarked('rules')}>
        <p className={classes.words}>
          <Trans>Moderators decide by them. A network begins with nine.</Trans>
        </p>
        <div className={classes.actions}>
          <Button component={Link} to={paths.adminRules()} variant="default">
            <Trans>Read and change them</Trans>
          </Button>
          <Mark step="rules" isDone={isMarked('rules')} />
        </div>
      </Step>
      <Legal of={legal.data} isDone={isMarked('legal')} />
    </>
  )
}

function Settings({ of }: { of: readonly StoredSetting[] }) {
  return (
    <ul className={classes.rows}>
      {of.map((row) => (
        <SettingRow key={row.name} of={row} />
      ))}
    </ul>
  )
}

function Address({ of: { origin, has_public_url } }: { of: Steps }) {
  const here = location.origin
  const isSecure = origin.startsWith('https:')
  const isDone = has_public_url === 1 && isSecure && here === origin
  return (
    <Step name={<Trans>Address and HTTPS</Trans>} isDone={isDone}>
      <p className={classes.words}>
        {isDone ? (
          <Trans>Members reach it at {origin}, over HTTPS.</Trans>
        ) : has_public_url === 0 ? (
          <Trans>
            PUBLIC_URL isn't set, so links in emails lead to {origin}, and only browsers on this machine can
            write anything.
          </Trans>
        ) : !isSecure ? (
          <Trans>
            PUBLIC_URL is {origin}, without HTTPS: others on the way can read passwords. Put a proxy with a
            certificate in front, and change PUBLIC_URL.
          </Trans>
        ) : (
          <Trans>
            PUBLIC_URL is {origin}, but this page came from {here}. Links in emails lead to the former.
          </Trans>
        )}
      </p>
    </Step>
  )
}

/** A backup that is older than this is none to rely on. */
const oldMs = 48 * 3_600_000

function Backup({ of: { recdata, makes_backups } }: { of: OutputOf<typeof backup_list> }) {
  const [now] = useState(() => Date.now())
  const at = recdata.find((each) => each.is_damaged === 0)?.finished_at ?? null
  return (
    <Step name={<Trans>Backups</Trans>} isDone={at !== null && now - Date.parse(at) < oldMs}>
      <p className={classes.words}>
        {makes_backups === 0 ? (
          <Trans>
            Set BACKUP_DIR if its database is the embedded one. Otherwise back up your PostgreSQL and members'
            files together, as docs/operations.md says.
          </Trans>
        ) : at === null ? (
          <Trans>There's none yet.</Trans>
        ) : (
          <Trans>
            The last one was finished <RelativeTime at={at} isInSentence />. Keep a copy on another machine.
          </Trans>
        )}
      </p>
      {makes_backups === 1 && (
        <div className={classes.actions}>
          <Button component={Link} to={paths.adminBackups()} variant="default">
            <Trans>Backups</Trans>
          </Button>
        </div>
      )}
    </Step>
  )
}

function Legal({ of: { recdata }, isDone }: { of: OutputOf<typeof admin_legal_list>; isDone: boolean }) {
  const isWithoutImprint = recdata.some(({ kind, version }) => kind === 'imprint' && version === 0)
  return (
    <Step name={<Trans>Terms, privacy page and imprint</Trans>} isDone={isDone}>
      <p className={classes.words}>
        {isWithoutImprint ? (
          <Trans>The imprint is empty: say who runs this network, and how to reach them.</Trans>
        ) : (
          <Trans>Read whether they say what you do with members' data.</Trans>
        )}
      </p>
      <div className={classes.actions}>
        <Button component={Link} to={paths.adminLegal()} variant="default">
          <Trans>Read and change them</Trans>
        </Button>
        <Mark step="legal" isDone={isDone} />
      </div>
    </Step>
  )
}
