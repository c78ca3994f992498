import type { AdminRule } from '@commons/contract/moderation/rules.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import classes from '../frame/Rows.module.css'
import type { EditedRule } from './RuleForm.tsx'

const RuleDialog = piece(() => import('./RuleDialog.tsx'))

/** The rules of the network, in their order, and those that hold no longer. */
export default function RulesPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t`Rules`}
      hint={
        <Trans>
          Everybody can read them, and moderators decide by them. Decisions keep the words they were made by.
        </Trans>
      }
      roles={['admin']}
    >
      <Rules />
    </StaffPage>
  )
}

function Rules() {
  const { t } = useLingui()
  const read = useRead('admin_rule_list', {})
  const [edited, setEdited] = useState<EditedRule>()
  const holding = read.data?.recdata ?? []
  return (
    <>
      <Card className={classes.part} aria-labelledby="holding">
        <h2 id="holding">
          <Trans>Rules that hold</Trans>
        </h2>
        <StaffLoaded read={read}>
          {({ recdata }) => (
            <ol className={classes.rows}>
              {recdata.map((rule, nth) => (
                <Row
                  key={rule.rule_id}
                  of={rule}
                  onEdit={() => setEdited({ ...rule, place: nth + 1, is_retired: 0 })}
                />
              ))}
            </ol>
          )}
        </StaffLoaded>
        <div className={classes.actions}>
          <Button
            variant="default"
            disabled={!read.data}
            onClick={() => setEdited({ place: holding.length + 1, is_retired: 0 })}
          >
            <Trans>Add a rule</Trans>
          </Button>
        </div>
      </Card>
      <Retired onEdit={(rule) => setEdited({ ...rule, place: holding.length + 1, is_retired: 1 })} />
      {edited && (
        <Suspense>
          <RuleDialog
            title={edited.rule_id === undefined ? t`Add a rule` : t`Change a rule`}
            rule={edited}
            places={holding.length + (edited.rule_id === undefined || edited.is_retired === 1 ? 1 : 0)}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

function Retired({ onEdit }: { onEdit: (rule: AdminRule) => void }) {
  const { read, more } = useReadMore('admin_rule_list', { is_retired: 1, limit: 20 })
  const rows = read.data?.flatMap(({ recdata }) => recdata) ?? []
  if (rows.length === 0) return null
  return (
    <Card className={classes.part} aria-labelledby="retired">
      <h2 id="retired">
        <Trans>Retired rules</Trans>
      </h2>
      <ul className={classes.rows}>
        {rows.map((rule) => (
          <Row key={rule.rule_id} of={rule} onEdit={() => onEdit(rule)} />
        ))}
      </ul>
      {more.isThere && <MoreButton more={more} />}
    </Card>
  )
}

function Row({ of, onEdit }: { of: AdminRule; onEdit: () => void }) {
  const { t, i18n } = useLingui()
  const isCzech = i18n.locale === 'cs'
  const name = isCzech ? of.title_cs : of.title_en
  return (
    <li className={classes.row}>
      <p dir="auto" className={classes.name}>
        {name}
      </p>
      <div>
        <p className={classes.words}>{isCzech ? of.text_cs : of.text_en}</p>
        {of.changed_by && (
          <p className={classes.facts}>
            <bdi>{of.changed_by.full_name}</bdi>
            {' · '}
            <RelativeTime at={of.changed_at} />
          </p>
        )}
      </div>
      <div className={classes.side}>
        <Button variant="default" aria-label={t`Change: ${name}`} onClick={onEdit}>
          <Trans>Change</Trans>
        </Button>
      </div>
    </li>
  )
}
