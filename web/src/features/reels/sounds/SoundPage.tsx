import type { Reel } from '@commons/contract/reels/reels.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconMusic } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { useBlockedHere } from '../../people/public.ts'
import { createReelWith } from '../create/create-reel-from.ts'
import { useAllGone } from '../menu/gone-reels.ts'
import { ReelCard } from '../strip/ReelCard.tsx'
import classes from './Sound.module.css'
import { SoundName } from './SoundName.tsx'

/** The most reels that are counted, as on the server. */
const mostCounted = 1_000

function Head({ reel, count }: { reel: Reel; count: number }) {
  const { username, reel_id } = reel
  const isCut = count >= mostCounted
  return (
    <Card as="section" className={classes.head}>
      <ReelCard reel={reel} isMembers />
      <div className={classes.about}>
        <h1 className={classes.title}>
          <SoundName username={username} />
        </h1>
        <p className={classes.count}>
          {isCut ? (
            <Trans>1,000 reels or more have this sound</Trans>
          ) : (
            <Plural
              value={count}
              _0="No other reels have this sound yet"
              one="# reel has this sound"
              other="# reels have this sound"
            />
          )}
        </p>
        {reel.sound?.can_use === 1 ? (
          <Button
            aria-haspopup="dialog"
            leftSection={<IconMusic size={20} aria-hidden="true" />}
            onClick={() => createReelWith({ id: reel_id, by: username })}
          >
            <Trans>Use this sound</Trans>
          </Button>
        ) : (
          <p className={classes.count}>
            <Trans>The author doesn't let others use this sound.</Trans>
          </p>
        )}
      </div>
    </Card>
  )
}

function WithSound({ id }: { id: number }) {
  const { t } = useLingui()
  const { read, more } = useReadMore('reels_by_sound', { sound_id: id, limit: 24 })
  const gone = useAllGone()
  const blocked = useBlockedHere()
  return (
    <Card as="section" className={classes.reels} aria-label={t`Reels with this sound`}>
      <h2 className={classes.list}>
        <Trans>Reels with this sound</Trans>
      </h2>
      <Loaded read={read}>
        {(pages) => {
          const reels = pages
            .flatMap((page) => page.reels)
            .filter(({ reel_id, user_id }) => !gone.has(reel_id) && !blocked.has(user_id))
          if (reels.length === 0)
            return (
              <EmptyState
                title={<Trans>No reels with this sound yet</Trans>}
                hint={<Trans>Reels made with it show up here.</Trans>}
              />
            )
          return (
            <>
              <ul className={classes.grid}>
                {reels.map((reel) => (
                  <li key={reel.reel_id}>
                    <ReelCard reel={reel} />
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

function Sound({ id }: { id: number }) {
  const { t } = useLingui()
  const read = useRead('reel_sound', { sound_id: id })
  const { data, error } = read
  const username = data?.recdata.reel.username
  usePageTitle(username === undefined ? t`Original sound` : t`Original sound · @${username}`)
  if (error?.refusal === 'reel_sound_not_found')
    return (
      <Card as="section" className={classes.reels}>
        <VisuallyHidden as="h1">{t`Original sound`}</VisuallyHidden>
        <EmptyState
          title={<Trans>This sound isn't available</Trans>}
          hint={<Trans>Its reel was deleted, or you don't have access to it.</Trans>}
        />
      </Card>
    )
  return (
    <div className={classes.page}>
      {!data && <VisuallyHidden as="h1">{t`Original sound`}</VisuallyHidden>}
      <Loaded read={read}>
        {({ recdata: { reel, reel_count } }) => (
          <>
            <Head reel={reel} count={reel_count} />
            <WithSound id={id} />
          </>
        )}
      </Loaded>
    </div>
  )
}

/** A sound with its reel and the reels made with it. */
export default function SoundPage() {
  const { soundId = '' }: { soundId?: string } = useParams({ strict: false })
  const id = /^[1-9][0-9]{0,15}$/.test(soundId) ? Number(soundId) : 0
  return <Sound key={id} id={id} />
}
