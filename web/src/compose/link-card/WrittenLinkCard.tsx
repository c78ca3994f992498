import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { LinkCard } from '../../shown/LinkCard.tsx'
import classes from './WrittenLinkCard.module.css'
import { useCardOf } from './use-card-of.ts'

interface WrittenLinkCardProps {
  url: string
  isRemoved: boolean
  onRemove: (isRemoved: boolean) => void
}

/** The card of the link in what is being written, as others will see it, with a button that removes it. */
export default function WrittenLinkCard({ url, isRemoved, onRemove }: WrittenLinkCardProps) {
  const { t } = useLingui()
  const card = useCardOf(url)
  if (!card) return null
  if (isRemoved)
    return (
      <div>
        <Button variant="subtle" size="compact-sm" onClick={() => onRemove(false)}>
          <Trans>Show link preview</Trans>
        </Button>
      </div>
    )
  return (
    <div className={classes.written} role="group" aria-label={t`Link preview`}>
      <LinkCard card={card} />
      <ActionIcon
        variant="default"
        radius="xl"
        size={44}
        className={classes.remove}
        aria-label={t`Remove link preview`}
        onClick={() => onRemove(true)}
      >
        <IconX size={18} aria-hidden="true" />
      </ActionIcon>
    </div>
  )
}
