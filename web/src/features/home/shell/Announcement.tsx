import type { ShownAnnouncement } from '@commons/contract/shared/announcement.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { CloseButton } from '@mantine/core'
import classes from './Announcement.module.css'

interface AnnouncementProps {
  shown: ShownAnnouncement | undefined
  dismiss: () => void
}

/** The line above every page with what admins announce. */
export function Announcement({ shown, dismiss }: AnnouncementProps) {
  const { t, i18n } = useLingui()
  if (!shown) return null
  const { link } = shown
  return (
    <section className={classes.line} aria-label={t`Announcement`}>
      <p className={classes.text}>
        {i18n.locale === 'cs' ? shown.text_cs : shown.text_en}{' '}
        {link !== '' && (
          <a
            {...(link.startsWith('/')
              ? { href: `#${link}` }
              : { href: link, target: '_blank', rel: 'noopener noreferrer' })}
          >
            <Trans>Learn more</Trans>
          </a>
        )}
      </p>
      <CloseButton size={44} iconSize={18} aria-label={t`Dismiss the announcement`} onClick={dismiss} />
    </section>
  )
}
