import type { AskedReference, Reference } from '@commons/contract/freelance/references.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconMail, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import entries from '../../../entries/Entries.module.css'
import { Loaded } from '../../../shown/Loaded.tsx'
import { ActionButton } from '../../../ui/actions/ActionButton.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { focusArea } from '../../../ui/layout/use-focus-back.ts'
import classes from './Freelancer.module.css'

function ReferenceRow({ reference, isOwn }: { reference: Reference; isOwn: boolean }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const removal = useWrite('delete_reference')
  const { id, name, relationship, message } = reference
  async function remove() {
    if (await confirm(t`Delete this reference? You can't undo it.`, { destructive: true }))
      removal.mutate({ reference_id: id })
  }
  return (
    <li className={entries.row}>
      <div className={entries.body}>
        <p className={entries.heading}>
          <bdi>{name}</bdi>
        </p>
        {relationship !== '' && (
          <p className={entries.detail}>
            <bdi>{relationship}</bdi>
          </p>
        )}
        <p dir="auto" className={entries.text}>
          {message}
        </p>
      </div>
      {isOwn && (
        <div className={entries.actions}>
          <ActionButton
            label={t`Delete the reference by ${name}`}
            tip={t`Delete`}
            icon={<IconTrash size={20} aria-hidden="true" />}
            onClick={() => void remove()}
          />
        </div>
      )}
    </li>
  )
}

function AskedRow({ request: { id, email, expires_at } }: { request: AskedReference }) {
  const { t, i18n } = useLingui()
  const removal = useWrite('delete_reference_request')
  const day = i18n.date(new Date(expires_at), { dateStyle: 'medium' })
  return (
    <li className={entries.row}>
      <div className={entries.body}>
        <p>
          <bdi>{email}</bdi>
        </p>
        <p className={entries.period}>
          <Trans>Asked. The link works until {day}.</Trans>
        </p>
      </div>
      <div className={entries.actions}>
        <ActionButton
          label={t`Take back the request to ${email}`}
          tip={t`Take back`}
          icon={<IconTrash size={20} aria-hidden="true" />}
          onClick={() => removal.mutate({ request_id: id })}
        />
      </div>
    </li>
  )
}

/** What others say of a freelancer, by links that were mailed to them. */
export function References({ userId, isOwn }: { userId: number; isOwn: boolean }) {
  const id = useId()
  const read = useRead('get_references_by_user_id', { view_user_id: userId })
  return (
    <Card as="div">
      <section aria-labelledby={id} className={entries.section} {...focusArea}>
        <h2 id={id} className={classes.heading}>
          <Trans>References</Trans>
        </h2>
        <Loaded read={read}>
          {({ response, requested }) =>
            response.length + requested.length > 0 ? (
              <ul className={entries.rows}>
                {response.map((reference) => (
                  <ReferenceRow key={reference.id} reference={reference} isOwn={isOwn} />
                ))}
                {requested.map((request) => (
                  <AskedRow key={`asked ${request.id}`} request={request} />
                ))}
              </ul>
            ) : (
              <p className={entries.empty}>
                <Trans>No references have been added.</Trans>
              </p>
            )
          }
        </Loaded>
        {isOwn && (
          <Button
            variant="light"
            leftSection={<IconMail size={18} aria-hidden="true" />}
            onClick={() => void openDialog(() => import('./RequestReferenceDialog.tsx'), {})}
          >
            <Trans>Request reference</Trans>
          </Button>
        )}
      </section>
    </Card>
  )
}
