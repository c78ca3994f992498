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
import { useId, useState, type ReactNode } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { Checkbox } from '../fields/Checkbox.tsx'
import { clock } from '../video/media-time.ts'
import classes from './ShareDialog.module.css'
import { copyLink } from './copy-link.ts'

export interface Shared {
  readonly link: string
  /** The dialog's title. */
  readonly title: ReactNode
  /** What happens to people who follow the link. */
  readonly note: ReactNode
  /** The second at which what is shared is now, and the link that begins there. */
  readonly at?: { readonly second: number; readonly link: string }
  /** Other ways to share it, such as the code of a player. */
  readonly others?: ReactNode
}

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
export default function ShareDialog({ link: whole, title, note, at, others, onClose }: ShareDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const [beginsThere, setBeginsThere] = useState(false)
  const link = at && beginsThere ? at.link : whole
  const time = at && clock(at.second)
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
                <bdi>{name}</bdi>
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
              dir="auto"
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
          {at && (
            <Checkbox
              mt="sm"
              label={t`Start at ${time}`}
              checked={beginsThere}
              onChange={({ currentTarget }) => setBeginsThere(currentTarget.checked)}
            />
          )}
        </div>
        {others}
        <p className={classes.note}>{note}</p>
      </div>
    </Dialog>
  )
}
