import type { ShownReel } from '@commons/contract/reels/reels.ts'
import { shortened } from '@commons/contract/shared/text/cutting.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { IconEyeOff, IconPlayerPlayFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { useCover } from '../../../shown/use-cover.ts'
import { useDeviceSetting } from '../../../ui/device-settings.ts'
import { renditions } from '../../../ui/pictures/PictureView.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { coverOf, reasonsOf } from '../reel.ts'
import classes from './ReelCard.module.css'

function Still({ reel, isEager }: { reel: ShownReel; isEager: boolean }) {
  const [dataSaver] = useDeviceSetting('dataSaver')
  const cover = coverOf(reel)
  if (!cover) return null
  const sources = renditions(cover.sources, dataSaver === 'on', 160)
  return (
    <>
      <img className={classes.preview} src={cover.preview} alt="" aria-hidden="true" />
      <img
        className={classes.still}
        src={sources.at(0)?.url}
        srcSet={sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes="160px"
        alt={cover.alt}
        loading={isEager ? 'eager' : 'lazy'}
        decoding={isEager ? 'auto' : 'async'}
      />
    </>
  )
}

/** Covers a reel marked as not safe for work: it shows only that, and none of its pictures are loaded. */
function Covered({ reel, reasons, isEager }: { reel: ShownReel; reasons: string; isEager: boolean }) {
  const cover = useCover(reasons)
  if (cover === 'none') return <Still reel={reel} isEager={isEager} />
  return (
    <span className={classes.covered}>
      <IconEyeOff size={26} stroke={1.75} aria-hidden="true" />
      <Trans>Sensitive</Trans>
    </span>
  )
}

interface ReelCardProps {
  reel: ShownReel
  /** In a list of one member's reels, where the name is redundant. */
  isMembers?: boolean
  /** On Home, so that Back leads from the viewer to Home. */
  isHome?: boolean
  /** Among the first of a page, whose picture is part of what the page is first seen with. */
  isEager?: boolean
}

/** A reel in a row or grid: its picture, number of views and author. */
export function ReelCard({ reel, isMembers = false, isHome = false, isEager = false }: ReelCardProps) {
  const me = useSession()?.id
  const { reel_id, user_id, full_name, message, view_count, video } = reel
  const reasons = user_id === me ? undefined : reasonsOf(reel)
  const search = { reelid: String(reel_id) }
  return (
    <Link
      to={paths.reels()}
      search={search}
      state={{ fromHome: isHome }}
      className={classes.card}
      draggable={false}
    >
      {reasons === undefined ? (
        <Still reel={reel} isEager={isEager} />
      ) : (
        <Covered reel={reel} reasons={reasons} isEager={isEager} />
      )}
      <span className={classes.shade} />
      {video && <IconPlayerPlayFilled size={18} className={classes.mark} aria-hidden="true" />}
      <span className={classes.words}>
        <VisuallyHidden>
          <span>
            <Trans>Reel by {full_name}</Trans>
            {reasons === undefined && message !== '' && `: ${shortened(message, 120)}`}
          </span>
        </VisuallyHidden>
        {!isMembers && (
          <span className={classes.name} aria-hidden="true">
            <bdi>{full_name}</bdi>
          </span>
        )}
        {view_count > 0 && (
          <span className={classes.views}>
            <Plural value={view_count} one="# view" other="# views" />
          </span>
        )}
      </span>
    </Link>
  )
}
