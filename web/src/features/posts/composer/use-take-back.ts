import type { Post } from '@commons/contract/posts/posts.ts'
import { tagsBeside } from '@commons/contract/shared/text/tags.ts'
import { t } from '@lingui/core/macro'
import { useWrite } from '../../../api/use-call.ts'
import { toast } from '../../../ui/notices/toast.ts'
import type { PostPlace } from './post-draft.ts'
import { setDeleted } from '../list/gone-posts.ts'
import { reasonsIn } from '../../../shown/nsfw-reasons.ts'
import { restoreDraft } from './restore-draft.ts'

/**
 * Returns a function that gives the words of a post whose file failed back to the composer and deletes the
 * post.
 */
export function useTakeBack(
  {
    post_id,
    message,
    post_type,
    video,
    picture,
    hashtag_link,
    nsfw,
    written_survey: survey,
    group_topic_id,
  }: Post,
  place: PostPlace,
): () => void {
  const remove = useWrite('post_delete', {
    lane: `post:${post_id}`,
    // The words then exist twice, which is better than losing them.
    onRefused: () => setDeleted(post_id, false),
    toasts: 'failure',
  })
  return () => {
    const tags = tagsBeside(hashtag_link, message)
    const alt = video?.poster.alt ?? picture?.alt ?? ''
    const newSurvey = survey ? { ...survey, isSecret: survey.is_secret } : undefined
    const words = {
      text: message,
      alt,
      audience: post_type,
      tags,
      nsfw: reasonsIn(nsfw),
      newSurvey,
      topic: group_topic_id ?? undefined,
    }
    if (!restoreDraft(place, words)) {
      toast.error(t`Couldn't move your text to the editor. Please try again in a moment.`)
      return
    }
    setDeleted(post_id, true)
    remove.mutate({ post_id })
    toast.success(t`Your text is back in the editor`)
    window.scrollTo({ top: 0 })
  }
}
