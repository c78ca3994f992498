import { Trans } from '@lingui/react/macro'
import { IconPinFilled } from '@tabler/icons-react'
import { useRef } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { useImpression } from '../../insights/public.ts'
import { PostCard } from '../card/PostCard.tsx'
import classes from './PinnedPost.module.css'

/** The pinned post, above the others of a profile or group. */
export function PinnedPost({ postId }: { postId: number }) {
  const { data } = useRead('post_card', { post_id: postId })
  const section = useRef<HTMLElement>(null)
  useImpression(section, data ? postId : undefined)
  if (!data) return null
  return (
    <section ref={section} className={classes.pinned}>
      <p>
        <IconPinFilled size={16} aria-hidden="true" />
        <Trans>Pinned</Trans>
      </p>
      <PostCard post={data.recdata} />
    </section>
  )
}
