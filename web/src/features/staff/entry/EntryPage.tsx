import type { DomainRule, RangeRule } from '@commons/contract/accounts/barriers.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import rows from '../frame/Rows.module.css'
import { RuleDialog } from './RuleDialog.tsx'

/** Domains and networks from which nobody registers, or only after a look. */
export default function EntryPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t`Who may join`}
      hint={
        <Trans>
          Keep throwaway addresses and networks that flood you with accounts out, or look at each request from
          there. Members who are in stay in.
        </Trans>
      }
      roles={['admin', 'moderator']}
    >
      <Domains />
      <Networks />
    </StaffPage>
  )
}

function Domains() {
  const { t } = useLingui()
  const read = useRead('domain_rule_list', {})
  const remove = useWrite('delete_domain_rule')
  return (
    <Part title={<Trans>Email domains</Trans>} kind="domain">
      <StaffLoaded read={read}>
        {({ recdata }) =>
          recdata.length === 0 ? (
            <EmptyState
              title={<Trans>Every domain may join</Trans>}
              hint={<Trans>A rule for example.com holds for mail.example.com, too.</Trans>}
            />
          ) : (
            <ul className={rows.rows} aria-label={t`Email domains`}>
              {recdata.map((rule) => (
                <Row
                  key={rule.domain_rule_id}
                  of={rule}
                  name={rule.domain}
                  isBusy={remove.isPending}
                  onRemove={() => remove.mutate({ domain_rule_id: rule.domain_rule_id })}
                />
              ))}
            </ul>
          )
        }
      </StaffLoaded>
    </Part>
  )
}

function Networks() {
  const { t } = useLingui()
  const read = useRead('ip_rule_list', {})
  const remove = useWrite('delete_ip_rule')
  return (
    <Part title={<Trans>Networks</Trans>} kind="network">
      <StaffLoaded read={read}>
        {({ recdata }) =>
          recdata.length === 0 ? (
            <EmptyState
              title={<Trans>Every network may join</Trans>}
              hint={<Trans>Many people can share a network: give a rule an end.</Trans>}
            />
          ) : (
            <ul className={rows.rows} aria-label={t`Networks`}>
              {recdata.map((rule) => (
                <Row
                  key={rule.ip_rule_id}
                  of={rule}
                  name={rule.range}
                  isBusy={remove.isPending}
                  onRemove={() => remove.mutate({ ip_rule_id: rule.ip_rule_id })}
                />
              ))}
            </ul>
          )
        }
      </StaffLoaded>
    </Part>
  )
}

function Part({
  title,
  kind,
  children,
}: {
  title: ReactNode
  kind: 'domain' | 'network'
  children: ReactNode
}) {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Card className={rows.part}>
      <h2 dir="auto">{title}</h2>
      {children}
      <div className={rows.actions}>
        <Button variant="default" onClick={() => setIsAdding(true)}>
          {kind === 'domain' ? <Trans>Add a domain</Trans> : <Trans>Add a network</Trans>}
        </Button>
      </div>
      {isAdding && <RuleDialog kind={kind} onClose={() => setIsAdding(false)} />}
    </Card>
  )
}

interface RowProps {
  of: DomainRule | RangeRule
  name: string
  isBusy: boolean
  onRemove: () => void
}

function Row({ of, name, isBusy, onRemove }: RowProps) {
  const { t, i18n } = useLingui()
  return (
    <li className={rows.row}>
      <p className={rows.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={rows.facts}>
        {of.act === 'block' ? <Trans>Nobody joins</Trans> : <Trans>We look at each request</Trans>}
        {'until' in of && of.until !== null && (
          <>
            {' · '}
            <Trans>ends on {i18n.date(new Date(of.until), { dateStyle: 'long' })}</Trans>
          </>
        )}
        {' · '}
        {of.added_by ? (
          <Trans>
            added by <bdi>{of.added_by.full_name}</bdi> <RelativeTime at={of.created_at} isInSentence />
          </Trans>
        ) : (
          <Trans>
            added <RelativeTime at={of.created_at} isInSentence />
          </Trans>
        )}
        {of.waiting > 0 && (
          <>
            {' · '}
            <Plural value={of.waiting} one="# request waits" other="# requests wait" />
          </>
        )}
      </p>
      {of.note !== '' && <p className={rows.words}>{of.note}</p>}
      <div className={rows.side}>
        <Button variant="subtle" aria-label={t`Remove ${name}`} disabled={isBusy} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  )
}
