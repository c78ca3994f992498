import { useLingui } from '@lingui/react/macro'
import { type SaidPicture, WordsViewer } from '../viewer/WordsViewer.tsx'

/** A comment's picture in the viewer, with its description beside it. */
export default function CommentViewer(said: SaidPicture) {
  const { t } = useLingui()
  const { by, picture } = said
  return (
    <WordsViewer {...said} title={t`Comment by ${by}`} hideLabel={t`Hide the comment`}>
      {picture.alt}
    </WordsViewer>
  )
}
