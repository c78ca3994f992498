import type { Post } from '@commons/contract/posts/posts.ts'
import { useLingui } from '@lingui/react/macro'
import { gridOf, mostPlaces, type Place } from './grid-places.ts'
import classes from './PictureGrid.module.css'
import { PostPicture } from './PostPicture.tsx'
import { picturesOf } from './post-pictures.ts'

const percent = (share: number) => `${share * 100}%`

const styleOf = ({ x, y, width, height }: Place) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
})

/** Several pictures of a post. Their room is reserved before they load. */
export function PictureGrid({ post }: { post: Post }) {
  const { t } = useLingui()
  const { pictures } = picturesOf(post)
  const { ratio, places } = gridOf(pictures)
  const count = pictures.length
  const name = post.full_name
  return (
    <div className={classes.frame} style={{ aspectRatio: ratio }}>
      <ul className={classes.grid} aria-label={t`Pictures by ${name}`}>
        {places.map((place, at) => (
          <li key={at} className={classes.place} style={styleOf(place)}>
            <PostPicture
              post={post}
              at={at}
              share={place.width}
              more={at === mostPlaces - 1 ? count - mostPlaces : 0}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
