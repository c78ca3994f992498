import { useLingui } from '@lingui/react/macro'
import { type SaidPicture, WordsViewer } from '../../../viewer/WordsViewer.tsx'

/** A picture of a story in the viewer, with the line below it. */
export default function StoryViewer({ caption, ...shown }: SaidPicture & { caption: string }) {
  const { t } = useLingui()
  const { by, picture } = shown
  return (
    <WordsViewer {...shown} title={t`The story of ${by}`} hideLabel={t`Hide the text`}>
      <bdi>{caption === '' ? picture.alt : caption}</bdi>
    </WordsViewer>
  )
}
