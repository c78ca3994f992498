import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import {
  IconBrandFacebook,
  IconBrandReddit,
  IconBrandTelegram,
  IconBrandWhatsapp,
  IconBrandX,
  IconCopy,
  type Icon,
} from '@tabler/icons-react'
import { useId } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import classes from './ShareDialog.module.css'
import { copyLink, type Shared } from './share.ts'

interface ShareDialogProps extends Shared {
  onClose: () => void
}

interface Service {
  name: string
  icon: Icon
  /** Returns the service's address for sharing a link and a text. */
  href: (link: string, text: string) => string
}

const query = (parts: Record<string, string>) => new URLSearchParams(parts).toString()

// Plain links: nothing of the services is loaded, and they learn nothing before a member follows the link.
const services: readonly Service[] = [
  {
    name: 'Facebook',
    icon: IconBrandFacebook,
    href: (u, quote) => `https://www.facebook.com/sharer/sharer.php?${query({ u, quote })}`,
  },
  { name: 'X', icon: IconBrandX, href: (url, text) => `https://x.com/intent/post?${query({ url, text })}` },
  {
    name: 'Reddit',
    icon: IconBrandReddit,
    href: (url, title) => `https://www.reddit.com/submit?${query({ url, title })}`,
  },
  {
    name: 'WhatsApp',
    icon: IconBrandWhatsapp,
    href: (link, text) => `https://wa.me/?${query({ text: `${text} ${link}` })}`,
  },
  {
    name: 'Telegram',
    icon: IconBrandTelegram,
    href: (url, text) => `https://t.me/share/url?${query({ url, text })}`,
  },
]

/** Dialog for copying a link or passing it on to one of five services. */
export default function ShareDialog({ link, title, note, onClose }: ShareDialogProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Dialog opened title={title} onClose={onClose}>
      <div className={classes.share}>
        <ul className={classes.services} aria-label={t`Share on`}>
          {services.map(({ name, icon: Icon, href }) => (
            <li key={name}>
              <a
                className={classes.service}
                href={href(link, t`Check this out!`)}
                target="_blank"
                rel="noopener noreferrer"
              >
                <span className={classes.icon}>
                  <Icon size={24} stroke={1.75} aria-hidden="true" />
                </span>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <div>
          <label htmlFor={id} className={classes.label}>
            <Trans>Link</Trans>
          </label>
          <div className={classes.link}>
            <input
              id={id}
              className={classes.address}
              readOnly
              value={link}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <Button
              data-autofocus
              leftSection={<IconCopy size={20} aria-hidden="true" />}
              onClick={() => void copyLink(link)}
            >
              <Trans>Copy</Trans>
            </Button>
          </div>
        </div>
        <p className={classes.note}>{note}</p>
      </div>
    </Dialog>
  )
}
