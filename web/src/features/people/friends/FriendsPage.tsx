import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../settings-kit/Loaded.tsx'
import { MoreButton } from '../../../settings-kit/MoreButton.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { usePageTitle } from '../../../ui/page-title.ts'
import { MemberRow } from '../lists/MemberRow.tsx'
import list from '../lists/MemberList.module.css'
import { useBlockedHere, useUnfollowedHere } from '../members-here.ts'
import classes from './FriendsPage.module.css'

/** Whom one follows and who follow back. Whoever is blocked or unfollowed leaves at once. */
export default function FriendsPage() {
  const { t } = useLingui()
  usePageTitle(t`Friends`)
  const { read, more } = useReadMore('friend_list', { limit: 20 })
  const blocked = useBlockedHere()
  const unfollowed = useUnfollowedHere()
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
        <Loaded read={read}>
          {(pages) => {
            const friends = pages
              .flatMap(({ recdata }) => recdata)
              .filter(({ user_id }) => !blocked.has(user_id) && !unfollowed.has(user_id))
            if (friends.length === 0 && !more.isThere)
              return (
                <EmptyState
                  title={<Trans>No Friends Yet!</Trans>}
                  hint={<Trans>Follow people, and those who follow you back show up here.</Trans>}
                  action={
                    <Button component={Link} to={paths.dashboard()} variant="light">
                      <Trans>Go to Home</Trans>
                    </Button>
                  }
                />
              )
            return (
              <>
                <ul className={list.rows}>
                  {friends.map((member) => (
                    <MemberRow key={member.user_id} member={member} blocks={false} />
                  ))}
                </ul>
                <MoreButton more={more} />
              </>
            )
          }}
        </Loaded>
      </Card>
    </div>
  )
}
