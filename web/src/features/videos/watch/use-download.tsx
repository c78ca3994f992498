import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'

/** Has the browser save what an address answers, under the name that the server gives. */
function save(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

/** Returns the entries of a menu that download a video: none where its author doesn't let the reader. */
export function useDownload({ download }: Pick<SiteVideo, 'download'>): MenuEntry[] {
  const { t } = useLingui()
  if (download === null) return []
  return [
    {
      label: t`Download`,
      icon: <IconDownload size={20} aria-hidden="true" />,
      onSelect: () => save(download),
    },
  ]
}
