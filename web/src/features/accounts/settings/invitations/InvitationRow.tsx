import type { Invitation } from '@commons/contract/accounts/registration.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useWrite } from '../../../../api/use-call.ts'
import { paths } from '../../../../paths.ts'
import { OnlineButton } from '../../../../settings-kit/OnlineButton.tsx'
import classes from '../../../../settings-kit/Settings.module.css'
import { useConfirm } from '../../../../ui/dialog/confirm.ts'
import { copyLink } from '../../../../ui/share/copy-link.ts'
import { RelativeTime } from '../../../../ui/words/RelativeTime.tsx'
import { invitationLink } from './invitation-link.ts'

/** An invitation, who came by it, and buttons to copy its link and to end it. */
export function InvitationRow({ of }: { of: Invitation }) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const { mutate, isPending } = useWrite('delete_invitation')
  const left = of.uses - of.used
  const end = async () => {
    const question = of.works === 1 ? t`End this invitation?` : t`Remove this invitation from the list?`
    if (await confirm(question, { destructive: true })) mutate({ invitation_id: of.invitation_id })
  }
  return (
    <li className={classes.row}>
      <div className={classes.rowBody}>
        <p className={classes.rowName}>
          {of.note === '' ? <Trans>Invitation</Trans> : <bdi>{of.note}</bdi>}
          {of.works === 0 && (
            <span className={classes.badge}>
              <Trans context="invitation">Ended</Trans>
            </span>
          )}
        </p>
        <p className={classes.rowText}>
          {of.works === 1 && (
            <>
              <Plural value={left} one="# more person can come by it" other="# more people can come by it" />
              {' · '}
            </>
          )}
          {of.works === 1 && of.expires_at !== null ? (
            <Trans>It ends on {i18n.date(new Date(of.expires_at), { dateStyle: 'long' })}</Trans>
          ) : (
            <Trans>
              Made <RelativeTime at={of.created_at} isInSentence />
            </Trans>
          )}
        </p>
        {of.members.length > 0 && (
          <p className={classes.rowText}>
            <Trans>Came by it:</Trans>{' '}
            {of.members.map(({ user_id, full_name }, index) => (
              <span key={user_id}>
                {index > 0 && ', '}
                <Link to={paths.timeline(user_id)}>
                  <bdi>{full_name}</bdi>
                </Link>
              </span>
            ))}
          </p>
        )}
        <div className={classes.actions}>
          {of.works === 1 && (
            <OnlineButton variant="default" size="sm" onClick={() => void copyLink(invitationLink(of.code))}>
              <Trans>Copy link</Trans>
            </OnlineButton>
          )}
          <OnlineButton variant="default" size="sm" loading={isPending} onClick={() => void end()}>
            {of.works === 1 ? <Trans>End it</Trans> : <Trans>Remove</Trans>}
          </OnlineButton>
        </div>
      </div>
    </li>
  )
}
