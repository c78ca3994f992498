import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Reel } from '@commons/contract/reels/reels.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { createReel } from '../create/create-reel.ts'
import { useAllGone } from '../menu/gone-reels.ts'
import { ReelCard } from '../strip/ReelCard.tsx'
import classes from './MemberReels.module.css'

/** How far people watch an own reel on average. */
function WatchedFar({ reel: { watched } }: { reel: Reel }) {
  const { i18n } = useLingui()
  if (!watched || watched.count === 0) return null
  const share = i18n.number(watched.average / 100, { style: 'percent' })
  return (
    <p className={classes.watched}>
      <Plural
        value={watched.count}
        one={`# person watched ${share}`}
        other={`# people watched ${share} on average`}
      />
    </p>
  )
}

interface MemberReelsProps {
  userId: number
  isOwn: boolean
}

/** The reels of a member; the viewer's own with how far people watch them. */
export function MemberReels({ userId, isOwn }: MemberReelsProps) {
  const { read, more } = useReadMore('reels_by_user', { view_user_id: userId, limit: 24 })
  const gone = useAllGone()
  return (
    <Card as="section" className={classes.card}>
      <Loaded read={read}>
        {(pages) => {
          const reels = pages.flatMap((page) => page.reels).filter(({ reel_id }) => !gone.has(reel_id))
          if (reels.length === 0)
            return (
              <EmptyState
                title={<Trans>No reels yet</Trans>}
                hint={
                  isOwn ? (
                    <Trans>Your short videos and pictures show up here.</Trans>
                  ) : (
                    <Trans>Short videos and pictures by this member show up here.</Trans>
                  )
                }
                action={
                  isOwn && (
                    <Button aria-haspopup="dialog" onClick={createReel}>
                      <Trans>Create V Tube</Trans>
                    </Button>
                  )
                }
              />
            )
          return (
            <>
              <ul className={classes.grid}>
                {reels.map((reel) => (
                  <li key={reel.reel_id}>
                    <ReelCard reel={reel} isMembers />
                    <WatchedFar reel={reel} />
                  </li>
                ))}
              </ul>
              <MoreButton more={more} />
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}
