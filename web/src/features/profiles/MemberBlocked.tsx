import type { Answer } from '../../api/call.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Card } from '../../ui/layout/Card.tsx'
import { MemberAvatar } from '../../ui/pictures/MemberAvatar.tsx'
import { usePageTitle } from '../../ui/layout/page-title.ts'
import { useUnblock } from '../people/public.ts'
import classes from './MemberBlocked.module.css'

interface MemberBlockedProps {
  member: Answer<'blocked_user_list'>['recdata'][number]
}

/** In place of the profile of a member whom the viewer has blocked: who it is, and Unblock. */
export function MemberBlocked({ member }: MemberBlockedProps) {
  const { t } = useLingui()
  const { full_name, username, profile_pic } = member
  const { isPending, unblock } = useUnblock(member)
  usePageTitle(full_name)
  return (
    <Card as="header" className={classes.head}>
      <MemberAvatar name={full_name} src={profile_pic} size={72} />
      <div className={classes.names}>
        <h1 className={classes.name}>
          <bdi>{full_name}</bdi>
        </h1>
        <p className={classes.text}>@{username}</p>
        <p className={classes.note}>
          <Trans>You blocked {full_name}. You don't see each other.</Trans>
        </p>
      </div>
      <Button variant="default" aria-label={t`Unblock ${full_name}`} loading={isPending} onClick={unblock}>
        <Trans>Unblock</Trans>
      </Button>
    </Card>
  )
}
