import type { LinkCard as Card } from '@commons/contract/shared/link-card.ts'
import { clsx } from 'clsx'
import classes from './LinkCard.module.css'

/** Wide enough to be shown above the words, in pixels and as a share of its height. */
const wide = { pixels: 400, ratio: 1.3 }

/** The card of a link: what its page says of itself. Its picture is ours: reading asks no other site. */
export function LinkCard({ card }: { card: Card }) {
  const { url, host, title, description, picture } = card
  const isWide =
    picture !== null && picture.width >= wide.pixels && picture.width >= picture.height * wide.ratio
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className={clsx(classes.card, isWide && classes.wide)}
    >
      {picture && (
        <img
          className={classes.picture}
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
        />
      )}
      <span className={classes.words}>
        <span dir="ltr" className={classes.host}>
          {host}
        </span>
        <span dir="auto" className={classes.title}>
          {title}
        </span>
        {description !== '' && (
          <span dir="auto" className={classes.description}>
            {description}
          </span>
        )}
      </span>
    </a>
  )
}
