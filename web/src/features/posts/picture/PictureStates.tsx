import type { Post } from '@commons/contract/posts/posts.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { FileState } from '../../../shown/FileState.tsx'
import { ProgressLine } from '../../../ui/states/ProgressLine.tsx'

/** Shows the author how many of a post's pictures are still being processed, and why others can't be shown. */
export function PictureStates({ post: { files, file_progress: progress } }: { post: Post }) {
  const { t } = useLingui()
  const count = files.length
  const waiting = files.filter(({ file_state }) => file_state === 'processing').length
  return (
    <>
      {waiting > 0 && (
        <ProgressLine
          value={progress === null || progress === 0 ? undefined : progress / 100}
          label={
            <Plural
              value={waiting}
              one={`# of ${count} pictures is being processed`}
              other={`# of ${count} pictures are being processed`}
            />
          }
        />
      )}
      {files.map((file, at) => {
        if (file.file_state !== 'failed') return null
        const place = at + 1
        const reason = file.file_failure ?? t`Couldn't process the file.`
        return <FileState key={file.file_id} of={{ ...file, file_failure: t`Picture ${place}: ${reason}` }} />
      })}
    </>
  )
}
