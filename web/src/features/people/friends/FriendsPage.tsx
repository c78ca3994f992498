import { Trans, useLingui } from '@lingui/react/macro'
import { useSession } from '../../../api/session.ts'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { MemberList } from '../lists/MemberList.tsx'

/** The viewer's friends, who are mutual follows. */
export default function FriendsPage() {
  const { t } = useLingui()
  const session = useSession()
  if (!session) return null
  return (
    <HeadedPage name={t`Friends`} hint={<Trans>Friends are people you follow who follow you back.</Trans>}>
      <Card as="div">
        <MemberList of="friends" member={{ user_id: session.id, full_name: session.full_name }} isOwn />
      </Card>
    </HeadedPage>
  )
}
