import { tagsBeside } from '@commons/contract/shared/text/tags.ts'
import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { beginningOf } from '@commons/contract/shared/text/cutting.ts'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { paths } from '../../../paths.ts'
import { TimeLinks } from '../../../player/TimeLinks.tsx'
import { TipsGiven } from '../../../shown/TipsGiven.tsx'
import { LinkedText } from '../../../ui/words/LinkedText.tsx'
import { VideoFacts } from '../card/VideoFacts.tsx'
import classes from './Description.module.css'

/** Documented: more than this is cut, in characters. */
const shown = 300

/** What a video is about: its facts, its text, whose times lead into it, and its tags. */
export function Description({ video }: { video: SiteVideo }) {
  const { description } = video
  // Those in its text are links there.
  const tags = tagsBeside(video.hashtag_link, description)
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const beginning = beginningOf(description, shown)
  const duration = video.video?.seconds ?? 0
  return (
    <div className={classes.box}>
      <p className={classes.facts}>
        <VideoFacts of={video} />
      </p>
      <TipsGiven tips={video.tips} tip_count={video.tip_count} />
      <div dir="auto" id={id} className={classes.text}>
        <LinkedText renderWords={(text) => <TimeLinks duration={duration}>{text}</TimeLinks>}>
          {isWhole ? description : beginning}
        </LinkedText>
      </div>
      {beginning !== description && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? <Trans>Show less</Trans> : <Trans>...more</Trans>}
        </button>
      )}
      {tags.length > 0 && (
        <p className={classes.tags}>
          {tags.map((tag) => (
            <Link dir="auto" key={tag} to={paths.tag(tag)}>
              #{tag}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}
