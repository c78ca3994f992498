import type { Faq } from '@commons/contract/projects/faq.ts'
import { shortened } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconPencil,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { ActionButton } from '../../../ui/actions/ActionButton.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import { useMovedRow } from '../../../ui/layout/use-moved-row.ts'
import { LinkedText } from '../../../ui/words/LinkedText.tsx'
import classes from './Faq.module.css'
import { FaqForm } from './FaqForm.tsx'

interface FaqRowProps {
  groupId: number
  faq: Faq
  /** How many come before it, of `count`. */
  place: number
  count: number
  /** The viewer is one of the project's makers. */
  canChange: boolean
  /** Says where it is after a move. */
  onMoved: () => void
}

const iconProps = { size: 20, stroke: 1.75 } as const

/** A question that opens to its answer; makers move it, change it and take it off. */
export function FaqRow({ groupId, faq, place, count, canChange, onMoved }: FaqRowProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [isEditing, setIsEditing] = useState(false)
  const edit = useFocusBack(isEditing)
  const { faq_id: id, question, answer, comment_id } = faq
  const isPinned = comment_id !== null
  const move = useWrite('project_faq_move', { toasts: 'failure', onDone: onMoved })
  const remove = useWrite('project_faq_delete')

  const { row, step } = useMovedRow(place)
  const to = (next: number) =>
    next < 0 || next >= count ? undefined : () => !move.isPending && move.mutate({ faq_id: id, place: next })
  // A whole question would be a long name for a button.
  const named = shortened(question, 40)
  async function ask() {
    // A pinned one stays among the questions.
    if (
      isPinned ||
      (await confirm(<Trans>Are you sure to delete this.</Trans>, { about: question, destructive: true }))
    )
      remove.mutate({ faq_id: id })
  }
  if (isEditing)
    return (
      <li className={classes.row}>
        <div className={classes.edit}>
          <FaqForm groupId={groupId} faq={faq} onClose={() => setIsEditing(false)} />
        </div>
      </li>
    )
  return (
    <li ref={row} className={classes.row}>
      <details className={classes.faq}>
        <summary className={classes.question}>
          <span dir="auto" className={classes.words}>
            {question}
          </span>
          <IconChevronDown className={classes.chevron} size={20} aria-hidden="true" />
        </summary>
        <div dir="auto" className={classes.answer}>
          <LinkedText mentions={[]}>{answer}</LinkedText>
        </div>
      </details>
      {canChange && (
        <div className={classes.tools}>
          {count > 1 && (
            <>
              <ActionButton
                label={t`Move “${named}” up`}
                tip={t`Move up`}
                icon={<IconArrowUp {...iconProps} />}
                {...step('up', to(place - 1))}
              />
              <ActionButton
                label={t`Move “${named}” down`}
                tip={t`Move down`}
                icon={<IconArrowDown {...iconProps} />}
                {...step('down', to(place + 1))}
              />
            </>
          )}
          {!isPinned && (
            <ActionButton
              ref={edit}
              label={t`Edit “${named}”`}
              tip={t`Edit`}
              icon={<IconPencil {...iconProps} />}
              onClick={() => setIsEditing(true)}
            />
          )}
          <ActionButton
            label={isPinned ? t`Unpin “${named}”` : t`Remove “${named}”`}
            tip={isPinned ? t`Unpin` : t`Remove`}
            icon={isPinned ? <IconPinnedOff {...iconProps} /> : <IconTrash {...iconProps} />}
            disabled={remove.isPending}
            onClick={() => void ask()}
          />
        </div>
      )}
    </li>
  )
}
