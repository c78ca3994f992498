import type { Channel } from '@commons/contract/videos/channels.ts'
import { useLingui } from '@lingui/react/macro'
import { useSession } from '../../../api/session.ts'
import { useWrite } from '../../../api/use-call.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'

/** Ends the member's own share in a channel, after a question. */
export function useGiveUp({ id: channel_id, name }: Channel) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const me = useSession()?.id
  const { mutate, isPending } = useWrite('end_channel_share', { lane: `channel:${channel_id}` })
  const ask = async () => {
    if (me === undefined) return
    const question = t`Give up your share from now on? What you've been paid stays yours, and only the owner can propose a new share.`
    if (await confirm(question, { about: name, destructive: true }))
      mutate({ channel_id, member_user_id: me })
  }
  return { ask, isPending }
}
