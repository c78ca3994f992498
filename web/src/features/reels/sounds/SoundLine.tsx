import type { ReelSound } from '@commons/contract/reels/reels.ts'
import { IconMusic } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { SoundName } from './SoundName.tsx'
import classes from './Sound.module.css'

/** The sound of a reel in the viewer, which leads to its page. */
export function SoundLine({ sound }: { sound: ReelSound }) {
  const name = (
    <>
      <IconMusic size={16} aria-hidden="true" />
      <span>
        <SoundName username={sound.username} />
      </span>
    </>
  )
  if (sound.sound_id === null)
    return (
      <p dir="auto" className={classes.line}>
        {name}
      </p>
    )
  return (
    <Link dir="auto" to={paths.reelSound(sound.sound_id)} className={classes.line}>
      {name}
    </Link>
  )
}
