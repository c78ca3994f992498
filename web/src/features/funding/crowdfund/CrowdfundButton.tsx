import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { messageText } from '../../../locales/contract-messages.ts'
import { paths } from '../../../paths.ts'
import { toast } from '../../../ui/notices/toast.ts'
import type { PanelProps } from '../panel-props.ts'
import { openCrowdfund } from './open-crowdfund.ts'

/**
 * Opens the pledge dialog; by itself for members who pressed Crowdfund in a list or before logging in. Those
 * who can't pledge are told why.
 */
export function CrowdfundButton({ project: { id }, funding }: PanelProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { crowdfund }: { crowdfund?: string } = useSearch({ strict: false })
  const canPledge = funding?.can_pledge === 1
  const isAsked = crowdfund === String(id) && funding !== undefined
  const isOwn = funding?.is_owner === 1
  const isUnseen = funding?.owner === null
  useEffect(() => {
    if (!isAsked) return
    void navigate({
      to: paths.group(id),
      search: (before: object) => ({ ...before, crowdfund: undefined }),
      replace: true,
      resetScroll: false,
    })
    if (canPledge) void openCrowdfund({ groupId: id })
    else if (isOwn) toast.error(t`You can't back your own project`)
    else toast.error(isUnseen ? t`You can't back this project` : messageText('refusal.pledging_over'))
  }, [isAsked, canPledge, isOwn, isUnseen, id, navigate, t])
  if (!canPledge) return null
  return (
    <Button size="lg" onClick={() => void openCrowdfund({ groupId: id })}>
      <Trans>Crowdfund</Trans>
    </Button>
  )
}
