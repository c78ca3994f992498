import { settings, type StoredSetting } from '@commons/contract/staff/settings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { paths } from '../../../paths.ts'
import { piece } from '../../../ui/states/piece.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import classes from '../frame/Rows.module.css'
import { settingTexts } from './setting-texts.ts'
import { SettingValue } from './SettingValue.tsx'

const SettingDialog = piece(() => import('./SettingDialog.tsx'))

/** Who changed it last, and what it was before. */
function LastChange({ of }: { of: StoredSetting }) {
  if (of.changed_at === null) return null
  return (
    <p className={classes.facts}>
      {of.changed_by ? (
        <Link to={paths.adminMember(of.changed_by.user_id)}>
          <bdi>{of.changed_by.full_name}</bdi>
        </Link>
      ) : (
        <Trans>Somebody who has left</Trans>
      )}
      {' · '}
      <RelativeTime at={of.changed_at} />
      {of.previous !== null && (
        <>
          {' · '}
          <Trans>
            before: <SettingValue name={of.name} value={of.previous} />
          </Trans>
        </>
      )}
      {of.reason !== '' && (
        <>
          {' '}
          · <bdi>{of.reason}</bdi>
        </>
      )}
    </p>
  )
}

/** A setting with its value and last change, and a button that changes it. */
export function SettingRow({ of }: { of: StoredSetting }) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { label, hint } = settingTexts[of.name]
  const name = i18n._(label)
  const { variable = '' } = settings[of.name]
  return (
    <li className={classes.row}>
      <p dir="auto" className={classes.name}>
        {name}
      </p>
      <div>
        {hint && <p className={classes.facts}>{i18n._(hint)}</p>}
        <p className={classes.words}>
          <SettingValue name={of.name} value={of.value} />
          {of.is_fixed === 1 && (
            <>
              {' · '}
              <Trans>fixed by {variable} on the server</Trans>
            </>
          )}
        </p>
        <LastChange of={of} />
      </div>
      {of.is_fixed === 0 && (
        <div className={classes.side}>
          <Button variant="default" aria-label={t`Change: ${name}`} onClick={() => setOpen(true)}>
            <Trans>Change</Trans>
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense>
          <SettingDialog setting={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  )
}
