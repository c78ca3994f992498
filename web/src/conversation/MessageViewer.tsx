import { useLingui } from '@lingui/react/macro'
import type { Mention } from '@commons/contract/shared/mention.ts'
import { LinkedText } from '../ui/words/LinkedText.tsx'
import { type SaidPicture, WordsViewer } from '../viewer/WordsViewer.tsx'

interface MessageViewerProps extends SaidPicture {
  text: string
  mentions: readonly Mention[]
}

/** A message's picture in the viewer, with the message's text beside it. */
export default function MessageViewer({ text, mentions, ...said }: MessageViewerProps) {
  const { t } = useLingui()
  const { by } = said
  return (
    <WordsViewer {...said} title={t`Message from ${by}`} hideLabel={t`Hide the message`}>
      <div dir="auto">
        <LinkedText mentions={mentions}>{text}</LinkedText>
      </div>
    </WordsViewer>
  )
}
