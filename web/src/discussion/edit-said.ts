/** Edits of comments and replies: written like comments, in a place of their own. */
import { upload } from '../api/upload.ts'
import { afterWrite } from '../api/use-call.ts'
import { commentDraft, type CommentDraft } from './comment-draft.ts'
import { placeOfEdit, type Discussed, type SaidCalls, type SaidTo } from './discussed.ts'
import { ofComment } from './object-calls.ts'
import { filesOf, sentWith } from './said-calls.ts'
import type { Said } from './said.ts'
import { waitingEdits } from './waiting-edits.ts'

const altOf = ({ picture, video }: Said) => video?.poster.alt ?? picture?.alt ?? ''

/** Returns an edit of a comment with nothing changed yet. */
export const editOf = (said: Said): CommentDraft => ({
  ...commentDraft.blank,
  text: said.text,
  alt: altOf(said),
  keepsFile: said.file_state !== null,
})

/** Returns where a comment is edited, for the field. */
export function editAt(about: Discussed, said: Said): SaidTo {
  const { id } = said
  const { nsfw, openPicture, wordsOnly } = about
  const add: SaidCalls['add'] = async (client, comment_id, words, options) => {
    const input = { comment_id, comment: words.text, ...sentWith(words) }
    const answer = await upload('edit_comment', input, filesOf(words), options)
    return { said: ofComment(answer.recdata), shown: afterWrite(client, 'edit_comment', input, answer) }
  }
  return {
    commentId: undefined,
    about: {
      ...placeOfEdit(about, said),
      nsfw,
      openPicture,
      ...(wordsOnly === undefined ? {} : { wordsOnly }),
      waiting: [],
      calls: {
        comments: { add },
        replies: { add },
        outbox: {
          keep: (_, key, { text, alt, keepsFile }) =>
            waitingEdits.keep({
              kind: 'comment_edit',
              key,
              id,
              text,
              alt: keepsFile ? alt.trim() : undefined,
              removesFile: !keepsFile,
            }),
          retry: waitingEdits.retry,
          discard: waitingEdits.discard,
        },
      },
    },
  }
}
