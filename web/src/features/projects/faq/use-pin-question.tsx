import { Trans } from '@lingui/react/macro'
import { IconPin, IconPinnedOff } from '@tabler/icons-react'
import { useWrite } from '../../../api/use-call.ts'
import type { Said } from '../../../discussion/said.ts'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { useFaqs } from './use-faqs.ts'

/** Returns what a project's makers do with a question besides what everybody does: pin it, or take it off again. */
export function usePinQuestion(groupId: number): (said: Said) => readonly MenuEntry[] {
  const { data } = useFaqs(groupId)
  const pin = useWrite('project_faq_pin')
  const remove = useWrite('project_faq_delete')
  return ({ id, commentId }) => {
    // Replies are answers.
    if (data?.can_change !== 1 || commentId !== undefined) return []
    const pinned = data.recdata.find((faq) => faq.comment_id === id)
    return [
      pinned
        ? {
            label: <Trans>Unpin from frequently asked</Trans>,
            icon: <IconPinnedOff size={20} aria-hidden="true" />,
            onSelect: () => remove.mutate({ faq_id: pinned.faq_id }),
          }
        : {
            label: <Trans>Pin to frequently asked</Trans>,
            icon: <IconPin size={20} aria-hidden="true" />,
            onSelect: () => pin.mutate({ comment_id: id }),
          },
    ]
  }
}
