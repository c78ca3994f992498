import type { Template } from '@commons/contract/moderation/templates.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import rows from '../frame/Rows.module.css'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import { actLabels } from '../reports/case-texts.tsx'

const TemplateDialog = piece(() => import('./TemplateDialog.tsx'))

/** Templates of decisions, which all moderators share. */
export default function TemplatesPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t`Templates`}
      hint={<Trans>Words for what you decide often, in the language of whoever reads them.</Trans>}
      roles={['admin', 'moderator']}
    >
      <Templates />
    </StaffPage>
  )
}

function Templates() {
  const { t } = useLingui()
  const read = useRead('template_list', {})
  const rules = useRead('rule_list', {}).data?.recdata ?? []
  const [edited, setEdited] = useState<{ of?: Template }>()
  const titleOf = (id: number) => rules.find(({ rule_id }) => rule_id === id)?.title
  return (
    <Card as="div" className={rows.part}>
      <StaffLoaded read={read}>
        {({ recdata }) =>
          recdata.length === 0 ? (
            <EmptyState
              title={<Trans>No templates yet</Trans>}
              hint={<Trans>A template fills in the rule and the words when you decide.</Trans>}
            />
          ) : (
            <ul className={rows.rows} aria-label={t`Templates`}>
              {recdata.map((each) => (
                <Row
                  key={each.template_id}
                  of={each}
                  rule={titleOf(each.rule_id)}
                  onEdit={() => setEdited({ of: each })}
                />
              ))}
            </ul>
          )
        }
      </StaffLoaded>
      <div className={rows.actions}>
        <Button onClick={() => setEdited({})}>
          <Trans>Add a template</Trans>
        </Button>
      </div>
      {edited && rules.length > 0 && (
        <Suspense>
          <TemplateDialog of={edited.of} rules={rules} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}

interface RowProps {
  of: Template
  rule: string | undefined
  onEdit: () => void
}

function Row({ of, rule, onEdit }: RowProps) {
  const { t, i18n } = useLingui()
  const remove = useWrite('delete_template')
  return (
    <li className={rows.row}>
      <p className={rows.name}>
        <bdi>{of.name}</bdi>
      </p>
      <p className={rows.facts}>{[rule, ...of.acts.map((act) => i18n._(actLabels[act]))].join(' · ')}</p>
      <p className={rows.words}>{i18n.locale === 'cs' ? of.reason_cs : of.reason_en}</p>
      <div className={rows.side}>
        <Button variant="default" aria-label={t`Change ${of.name}`} onClick={onEdit}>
          <Trans>Change</Trans>
        </Button>
        <Button
          variant="subtle"
          aria-label={t`Delete ${of.name}`}
          loading={remove.isPending}
          onClick={() => remove.mutate({ template_id: of.template_id })}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
    </li>
  )
}
