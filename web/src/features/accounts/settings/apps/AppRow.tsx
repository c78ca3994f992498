import type { App } from '@commons/contract/accounts/apps.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconApps } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useWrite } from '../../../../api/use-call.ts'
import { OnlineButton } from '../../../../settings-kit/OnlineButton.tsx'
import classes from '../../../../settings-kit/Settings.module.css'
import { useConfirm } from '../../../../ui/dialog/confirm.ts'
import { CopyButton } from '../CopyButton.tsx'
import { AppForm } from './AppForm.tsx'
import ownClasses from './Apps.module.css'

interface AppRowProps {
  app: App
  /** The row is gone; something else must take the focus. */
  onRemoved: () => void
}

/** An app: what links to it need, how many use it, and buttons to change and remove it. */
export function AppRow({ app, onRemoved }: AppRowProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { app_id, name, website, redirect_uris, members } = app
  const [isEditing, setEditing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { mutate, isPending } = useWrite('delete_app', { onDone: onRemoved })
  const close = () => {
    setEditing(false)
    heading.current?.focus()
  }
  const remove = async () => {
    const question = t`Remove “${name}”? It loses access to everyone's account right away.`
    if (await confirm(question, { destructive: true })) mutate({ app_id })
  }
  return (
    <li className={classes.row}>
      <IconApps size={26} stroke={1.75} aria-hidden="true" />
      <div className={classes.rowBody}>
        <h2 ref={heading} tabIndex={-1} className={ownClasses.name}>
          <bdi>{name}</bdi>
        </h2>
        {isEditing ? (
          <AppForm app={app} onSaved={close} onCancel={close} />
        ) : (
          <>
            <p className={classes.rowText}>
              <a href={website} target="_blank" rel="noopener noreferrer nofollow">
                <bdi>{website}</bdi>
              </a>
              {' · '}
              <Plural
                value={members}
                _0="Nobody uses it yet"
                one="# person uses it"
                other="# people use it"
              />
            </p>
            <dl className={ownClasses.facts}>
              <dt>client_id</dt>
              <dd className={ownClasses.id}>
                <code>{app_id}</code>
                <CopyButton text={app_id} label={t`Copy the client_id of ${name}`} />
              </dd>
              <dt>
                <Trans>Redirect addresses</Trans>
              </dt>
              {redirect_uris.map((uri) => (
                <dd key={uri}>
                  <code>{uri}</code>
                </dd>
              ))}
            </dl>
            <div className={classes.actions}>
              <OnlineButton
                variant="default"
                size="sm"
                aria-label={t`Edit ${name}`}
                onClick={() => setEditing(true)}
              >
                <Trans>Edit</Trans>
              </OnlineButton>
              <OnlineButton
                variant="default"
                size="sm"
                aria-label={t`Remove ${name}`}
                loading={isPending}
                onClick={() => void remove()}
              >
                <Trans>Remove</Trans>
              </OnlineButton>
            </div>
          </>
        )}
      </div>
    </li>
  )
}
