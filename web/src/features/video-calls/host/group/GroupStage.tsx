import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconMicrophone } from '@tabler/icons-react'
import { useEffect, useMemo, useState, type CSSProperties } from 'react'
import { Pager } from '../../../../ui/layout/Pager.tsx'
import { useStore } from '../../../../ui/store.ts'
import type { CallSession } from '../call-session.ts'
import { raisedHands } from '../people.ts'
import { TroubleNote } from '../TroubleNote.tsx'
import { useOwnPicture } from '../use-own-picture.ts'
import classes from './GroupStage.module.css'
import { Tile } from './Tile.tsx'
import { gridOf, mainOf, mostTiles, sizesOf, type TileOf } from './tiles.ts'
import type { useLayout } from './use-layout.ts'
import { useSpeaker } from './use-speaker.ts'
import { isOfGroup } from '../../call-place.ts'

interface GroupStageProps {
  session: CallSession
  tiles: readonly TileOf[]
  layout: ReturnType<typeof useLayout>
  /** The window shows one tile only. */
  isSmall: boolean
}

const gap = 8
const stripTile = 176

/** Who is seen in a group's call: as tiles of one size, or one large and the others beside it. */
export function GroupStage({ session, tiles, layout: { layout, pinned, pin }, isSmall }: GroupStageProps) {
  const { t } = useLingui()
  const people = useStore(session.state, (state) => state.people)
  const speaker = useSpeaker(people)
  const own = useOwnPicture(session.media)
  const screen = useStore(session.media.state, (state) => state.screen)
  const ownScreen = useMemo(() => (screen ? new MediaStream([screen]) : null), [screen])
  const { ref, width, height } = useElementSize<HTMLDivElement>()
  const [asked, setPage] = useState(1)

  const main = isSmall || layout === 'speaker' ? mainOf(tiles, pinned, speaker) : undefined
  const rest = main ? tiles.filter(({ key }) => key !== main.key) : tiles
  const aPage = main ? mostTiles - 1 : mostTiles
  const pages = Math.max(1, Math.ceil(rest.length / aPage))
  const page = Math.min(asked, pages)
  const listed = isSmall ? [] : rest.slice((page - 1) * aPage, page * aPage)
  const grid = gridOf(listed.length, width, height)
  const tileWidth = main ? stripTile : width / grid.columns

  const sizes = sizesOf([
    ...(main ? [[main, isSmall ? 0 : width - stripTile] as const] : []),
    ...listed.map((tile) => [tile, tileWidth] as const),
  ])
  const wanted = JSON.stringify([...sizes])
  useEffect(
    () => session.show(new Map(JSON.parse(wanted) as Array<[string, 'small' | 'large']>)),
    [session, wanted],
  )

  const hands = raisedHands(people).map(({ entry }) => entry)
  const tile = (each: TileOf, avatarSize: number) => (
    <Tile
      key={each.key}
      tile={each}
      own={each.kind === 'screen' ? ownScreen : own}
      hand={hands.includes(each.person.entry) ? hands.indexOf(each.person.entry) + 1 : undefined}
      isPinned={each.key === pinned}
      onPin={isSmall || tiles.length < 2 ? undefined : () => pin(each.key)}
      avatarSize={avatarSize}
    />
  )
  const rowHeight = grid.scrolls ? 132 : (height - gap * (grid.rows - 1)) / grid.rows
  return (
    <div className={classes.stage}>
      <div ref={ref} className={classes.room} data-layout={main ? 'speaker' : 'tiles'}>
        {main && (
          <ul className={classes.main} aria-label={t`Shown large`}>
            {tile(main, isSmall ? 56 : 112)}
          </ul>
        )}
        {listed.length > 0 && (
          <ul
            className={main ? classes.strip : classes.grid}
            data-scrolls={grid.scrolls || undefined}
            aria-label={t`In the call`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it must scroll by keys, too
            tabIndex={main || grid.scrolls ? 0 : undefined}
            style={
              { '--columns': grid.columns, '--tile-height': `${Math.floor(rowHeight)}px` } as CSSProperties
            }
          >
            {listed.map((each) => tile(each, main ? 48 : Math.min(112, Math.max(48, rowHeight * 0.4))))}
          </ul>
        )}
      </div>
      {!isSmall && <Pager label={t`Pages of the call`} page={page} pages={pages} onPage={setPage} />}
      {!isSmall && <Alone session={session} />}
      {!isSmall && <TroubleNote session={session} />}
      <MutedNote session={session} />
    </div>
  )
}

/** Says that nobody else has come yet. */
function Alone({ session }: { session: CallSession }) {
  const { people, isRinging } = useStore(session.state)
  if (people.length !== 1) return null
  return (
    <p className={classes.alone} role="status">
      {!isRinging ? (
        <Trans>Nobody else is here yet.</Trans>
      ) : isOfGroup(session.whom.place) ? (
        <Trans>Ringing the group…</Trans>
      ) : (
        <Trans>Ringing everybody…</Trans>
      )}
    </p>
  )
}

/** Says that a moderator muted the member, who may speak again. */
function MutedNote({ session }: { session: CallSession }) {
  const wasMuted = useStore(session.state, (state) => state.wasMuted)
  if (!wasMuted) return null
  return (
    <div className={classes.muted} role="alert">
      <p>
        {isOfGroup(session.whom.place) ? (
          <Trans>A moderator muted you.</Trans>
        ) : (
          <Trans>An administrator muted you.</Trans>
        )}
      </p>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<IconMicrophone size={16} aria-hidden="true" />}
        onClick={() => session.media.setMuted(false)}
      >
        <Trans>Unmute</Trans>
      </Button>
    </div>
  )
}
