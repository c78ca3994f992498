import { Trans, useLingui } from '@lingui/react/macro'
import { useSession } from '../../../api/session.ts'
import { Card } from '../../../ui/Card.tsx'
import { usePageTitle } from '../../../ui/page-title.ts'
import { MemberList } from '../lists/MemberList.tsx'
import classes from './FriendsPage.module.css'

/** The viewer's friends, who are mutual follows. */
export default function FriendsPage() {
  const { t } = useLingui()
  usePageTitle(t`Friends`)
  const session = useSession()
  if (!session) return null
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.name}>
          <Trans>Friends</Trans>
        </h1>
        <p className={classes.hint}>
          <Trans>Friends are people you follow who follow you back.</Trans>
        </p>
      </header>
      <Card as="div">
        <MemberList of="friends" member={{ user_id: session.id, full_name: session.full_name }} isOwn />
      </Card>
    </div>
  )
}
