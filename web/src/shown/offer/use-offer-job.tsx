import { useLingui } from '@lingui/react/macro'
import { IconBriefcase } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useIsAbsent } from '../../ui/network.ts'
import { paths } from '../../paths.ts'
import type { MenuEntry } from '../../ui/actions/menu-entry.ts'
import type { JobOffer } from './job-offer.ts'

/** The entry of a menu that begins a freelance project about something; none where the network has no jobs. */
export function useOfferJob({ about, id, to, name }: JobOffer): readonly MenuEntry[] {
  const { t } = useLingui()
  const navigate = useNavigate()
  if (useIsAbsent('jobs')) return []
  const entry: MenuEntry = {
    label: t`Offer a job`,
    icon: <IconBriefcase size={20} aria-hidden="true" />,
    onSelect: () =>
      void navigate({
        to: paths.postJob(),
        search: { about, id: String(id), name, ...(to === undefined ? {} : { to: String(to) }) },
      }),
  }
  return [entry]
}
