import { Trans, useLingui } from '@lingui/react/macro'
import { IconCoin } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useSession } from '../api/session.ts'
import { amountText } from '../money/shown-amount.ts'
import { useIsPlayMoney } from '../money/use-wallet.ts'
import classes from './TipsGiven.module.css'

interface TipsGivenProps {
  /** In tokens, from everybody together. */
  tips: string
  tip_count: number
  className?: string | undefined
}

/** The tips that a post, reel or video was given. */
export function TipsGiven(given: TipsGivenProps) {
  return given.tip_count === 0 ? null : <Tips {...given} />
}

function Tips({ tips, className }: TipsGivenProps) {
  const { t, i18n } = useLingui()
  // A visitor has no wallet to ask.
  const isPlay = useIsPlayMoney({ asks: useSession() !== null })
  const amount = amountText(tips, { language: i18n.locale })
  return (
    <p className={clsx(classes.tips, className)} title={isPlay ? t`Play money` : undefined}>
      <IconCoin size={18} stroke={1.75} aria-hidden="true" />
      <span>{amount === '1' ? <Trans>1 token</Trans> : <Trans>{amount} tokens</Trans>}</span>
    </p>
  )
}
