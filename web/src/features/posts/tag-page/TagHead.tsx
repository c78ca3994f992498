import type { Hashtag } from '@commons/contract/posts/tags.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconHash, IconMinus, IconPlus } from '@tabler/icons-react'
import { Card } from '../../../ui/layout/Card.tsx'
import { LineSkeleton } from '../../../ui/states/Skeletons.tsx'
import { TagUses } from '../tags/TagUses.tsx'
import classes from './TagPage.module.css'
import { useFollowTag } from './follow-tag.ts'

function FollowTag({ tag }: { tag: Pick<Hashtag, 'hashtag' | 'hashtag_id'> }) {
  const { following, toggle } = useFollowTag(tag)
  return following ? (
    <Button
      variant="default"
      leftSection={<IconMinus size={20} aria-hidden="true" />}
      onClick={() => void toggle()}
    >
      <Trans>Unfollow</Trans>
    </Button>
  ) : (
    <Button leftSection={<IconPlus size={20} aria-hidden="true" />} onClick={() => void toggle()}>
      <Trans>Follow</Trans>
    </Button>
  )
}

const unused = { post_count: 0, reel_count: 0, video_count: 0 }

interface TagHeadProps {
  /** The tag in the address. */
  text: string
  /** The tag on the server: null if nobody has used it, undefined until it is loaded. */
  tag: Hashtag | null | undefined
  /** The team has blocked it. */
  isBlocked?: boolean
  offline: boolean
}

/**
 * A tag with its numbers of posts and reels, and the follow button. The heading stays the same element while
 * loading.
 */
export function TagHead({ text, tag, isBlocked = false, offline }: TagHeadProps) {
  return (
    <Card as="header" className={classes.head}>
      <span className={classes.sign}>
        <IconHash size={28} stroke={2} aria-hidden="true" />
      </span>
      <div className={classes.names}>
        <h1 dir="auto" className={classes.name}>
          #{tag?.hashtag ?? text}
        </h1>
        {tag !== undefined ? (
          <p className={classes.count}>
            <TagUses of={tag ?? unused} />
          </p>
        ) : (
          !offline && <LineSkeleton width="40%" height={22} />
        )}
        {isBlocked && (
          <p className={classes.count}>
            <Trans>The team has blocked this tag. It isn't suggested to anyone.</Trans>
          </p>
        )}
      </div>
      {tag !== undefined && <FollowTag key={text} tag={tag ?? { hashtag: text, hashtag_id: null }} />}
    </Card>
  )
}
