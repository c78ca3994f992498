import type { SettingName } from '@commons/contract/staff/settings.ts'
import { moneyTerms } from '@commons/contract/wallet/terms.ts'
import type { StaffAct } from '@commons/contract/staff/staff.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { useAddressValues } from '../../../shown/use-list-filters.ts'
import { legalNames } from '../../network/public.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import { actNames, roleBefore, roleNames } from '../frame/staff-texts.tsx'
import { UndoWaveDialog } from '../reports/UndoWaveDialog.tsx'
import { termNames } from '../money/term-names.ts'
import classes from '../frame/Rows.module.css'
import { settingTexts } from '../settings/setting-texts.ts'

const isId = (text: string | undefined): text is string => text !== undefined && /^[1-9]\d{0,14}$/.test(text)

/** Who did it; members who have left have no name any more. */
function Actor({ of }: { of: StaffAct }) {
  const { i18n } = useLingui()
  const role = i18n._(roleNames[of.actor_role])
  if (of.actor)
    return (
      <Link to={paths.adminLog()} search={{ actor: String(of.actor.user_id) } as never}>
        <bdi>{of.actor.full_name}</bdi> ({role})
      </Link>
    )
  return of.actor_user_id === null ? role : <Trans>Somebody who has left ({role})</Trans>
}

/** The name of the setting that was changed; one that is gone has its own. */
function SettingNamed({ of }: { of: StaffAct }) {
  const { i18n } = useLingui()
  const texts = settingTexts[of.object_id as SettingName] as (typeof settingTexts)[SettingName] | undefined
  return texts ? i18n._(texts.label) : of.object_id
}

function What({ of }: { of: StaffAct }) {
  const { i18n } = useLingui()
  if (of.object_kind === 'member')
    return of.member ? (
      <Link to={paths.adminMember(of.member.user_id)}>
        <bdi>{of.member.full_name}</bdi>
      </Link>
    ) : (
      <Trans>Somebody who has left</Trans>
    )
  if (of.object_kind === 'setting') return <SettingNamed of={of} />
  if (of.object_kind === 'legal') {
    const name = of.object_id in legalNames ? legalNames[of.object_id as keyof typeof legalNames] : undefined
    return name ? i18n._(name) : of.object_id
  }
  if (of.object_kind === 'rule') return <Trans>Rule {of.object_id}</Trans>
  if (of.object_kind === 'report') return <Trans>Report {of.object_id}</Trans>
  if (of.object_kind === 'template') return <Trans>Template {of.object_id}</Trans>
  if (of.object_kind === 'interest') return <Trans>Interest {of.object_id}</Trans>
  if (of.object_kind === 'decision') return <Trans>Decision {of.object_id}</Trans>
  if (of.object_kind === 'dispute')
    return (
      <Link to={paths.adminDispute(of.object_id)}>
        <Trans>Dispute {of.object_id}</Trans>
      </Link>
    )
  if (of.object_kind === 'withdrawal')
    return (
      <Link to={paths.adminWithdrawal(of.object_id)}>
        <Trans>Withdrawal {of.object_id}</Trans>
      </Link>
    )
  if (of.object_kind === 'deposit') return <Trans>Deposit {of.object_id}</Trans>
  if (of.object_kind === 'money') {
    const name = moneyTerms.find((term) => term === of.object_id)
    return name ? i18n._(termNames[name]) : of.object_id
  }
  return of.object_kind === 'job' ? <Trans>Job {of.object_id}</Trans> : null
}

/** Returns the act that decided many cases at once; undefined if this is another one. */
function waveOf({ act, before }: StaffAct): number | undefined {
  if (act !== 'decide_reports' || before === '') return undefined
  return (JSON.parse(before) as { wave?: number }).wave
}

function Row({ of }: { of: StaffAct }) {
  const { i18n } = useLingui()
  const [isUndoing, setUndoing] = useState(false)
  const wave = waveOf(of)
  const before = roleBefore(of)
  const name = actNames[of.act]
  return (
    <li className={classes.row}>
      <p className={classes.name}>
        {name ? i18n._(name) : of.act}
        {of.object_kind && (
          <>
            {': '}
            <What of={of} />
          </>
        )}
      </p>
      <p className={classes.facts}>
        <Actor of={of} />
        {before && (
          <>
            {' · '}
            <Trans>before: {i18n._(roleNames[before])}</Trans>
          </>
        )}
      </p>
      {of.reason !== '' && (
        <p dir="auto" className={classes.words}>
          {of.reason}
        </p>
      )}
      <p className={classes.side}>
        <RelativeTime at={of.at} />
        <span>#{i18n.number(of.seq, { useGrouping: false })}</span>
      </p>
      {wave !== undefined && (
        <div className={classes.actions}>
          <Button variant="default" size="compact-md" onClick={() => setUndoing(true)}>
            <Trans>Take all of it back…</Trans>
          </Button>
        </div>
      )}
      {wave !== undefined && isUndoing && <UndoWaveDialog waveId={wave} onClose={() => setUndoing(false)} />}
    </li>
  )
}

/** What staff did, latest first. The address has the filters, so that a link leads to the same list. */
export default function LogPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t`Log of acts`}
      hint={<Trans>Everything that staff did. A change or a gap would be found.</Trans>}
      roles={['admin']}
    >
      <Log />
    </StaffPage>
  )
}

function Log() {
  const { t, i18n } = useLingui()
  const { values, put } = useAddressValues()
  const { actor, target, act = '' } = values
  const chosen = Object.hasOwn(actNames, act) ? act : ''
  const { read, more } = useReadMore(
    'audit_log',
    {
      limit: 30,
      act: chosen,
      ...(isId(actor) && { actor_user_id: actor }),
      ...(isId(target) && { target_user_id: target }),
    },
    { isFilter: true },
  )
  const isFiltered = isId(actor) || isId(target) || chosen !== ''
  return (
    <Card as="div" className={classes.part}>
      <div className={classes.filters}>
        <NativeSelect
          aria-label={t`Act`}
          value={chosen}
          onChange={({ currentTarget }) => put({ act: currentTarget.value || undefined })}
          data={[
            { value: '', label: t`All acts` },
            ...Object.entries(actNames).map(([value, name]) => ({ value, label: i18n._(name) })),
          ]}
        />
        {isFiltered && (
          <Button
            variant="default"
            onClick={() => put({ act: undefined, actor: undefined, target: undefined })}
          >
            <Trans>Show everything</Trans>
          </Button>
        )}
      </div>
      {isId(actor) && (
        <p className={classes.facts}>
          <Trans>Only what member no. {actor} did.</Trans>
        </p>
      )}
      {isId(target) && (
        <p className={classes.facts}>
          <Trans>Only what was done to member no. {target}.</Trans>
        </p>
      )}
      <StaffLoaded read={read}>
        {(pages) => {
          const rows = pages.flatMap(({ recdata }) => recdata)
          if (rows.length === 0)
            return (
              <EmptyState
                title={<Trans>Nothing like that was done</Trans>}
                hint={<Trans>What staff do shows up here at once.</Trans>}
              />
            )
          return (
            <>
              <ol className={classes.rows} aria-label={t`Log of acts`}>
                {rows.map((row) => (
                  <Row key={row.seq} of={row} />
                ))}
              </ol>
              {more.isThere && <MoreButton more={more} />}
            </>
          )
        }}
      </StaffLoaded>
    </Card>
  )
}
