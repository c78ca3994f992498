import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../../../paths.ts'
import { openDialog } from '../../../ui/stage.ts'
import type { PanelProps } from '../panel-props.ts'

const openCrowdfund = (props: { groupId: number; tierId?: number }) =>
  openDialog(() => import('./CrowdfundDialog.tsx'), props)

/** Opens the pledge dialog; by itself for members who pressed Crowdfund before logging in. */
export function CrowdfundButton({ project: { id }, funding }: PanelProps) {
  const navigate = useNavigate()
  const { crowdfund }: { crowdfund?: string } = useSearch({ strict: false })
  const canPledge = funding?.can_pledge === 1
  const isAsked = crowdfund === String(id)
  useEffect(() => {
    if (!isAsked || !canPledge) return
    void navigate({ to: paths.group(id), search: {}, replace: true, resetScroll: false })
    void openCrowdfund({ groupId: id })
  }, [isAsked, canPledge, id, navigate])
  if (!canPledge) return null
  return (
    <Button onClick={() => void openCrowdfund({ groupId: id })}>
      <Trans>Crowdfund</Trans>
    </Button>
  )
}
