import { useSession } from '../api/session.ts'
import { useOwnAvatar } from '../api/use-own-avatar.ts'
import { MemberAvatar } from '../ui/pictures/MemberAvatar.tsx'
import type { SaidTo } from './discussed.ts'
import { focusField } from './field-focus.ts'
import { PendingComments } from './PendingComments.tsx'
import type { Said } from './said.ts'
import { useWriter } from './use-writer.ts'
import { WritingField } from './WritingField.tsx'

export interface CommentWritingProps {
  to: SaidTo
  /** The field's unique name. */
  name: string
  label: string
  /** The comments listed above: those that have arrived must not show twice. */
  shown: readonly Said[]
  /** Whether there is a field; otherwise only the comments being sent are shown. */
  isWriting: boolean
  onOpen: (isOpen: boolean) => void
}

function OwnFace({ small }: { small: boolean }) {
  const session = useSession()
  const picture = useOwnAvatar()
  return <MemberAvatar name={session?.full_name ?? ''} src={picture} size={small ? 28 : 36} />
}

/** The comments being sent, and the field for the next one. */
export default function CommentWriting({ to, name, label, shown, isWriting, onOpen }: CommentWritingProps) {
  const writer = useWriter(to)
  const edit = () => {
    onOpen(true)
    focusField(name)
  }
  return (
    <>
      <PendingComments to={to} writer={writer} shown={shown} onEdit={edit} />
      {isWriting && (
        <WritingField
          name={name}
          label={label}
          writer={writer}
          face={<OwnFace small={to.commentId !== undefined} />}
          wordsOnly={to.about.wordsOnly}
          onClose={() => onOpen(false)}
        />
      )}
    </>
  )
}
