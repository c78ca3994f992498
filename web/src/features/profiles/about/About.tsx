import type { ViewAs } from '@commons/contract/shared/view-as.ts'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useSession } from '../../../api/session.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { TabList } from '../../../ui/layout/TabList.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import classes from '../../../entries/Entries.module.css'
import { aboutTabs, type AboutTabName } from './about-kinds.ts'
import { EntrySection } from '../../../entries/EntrySection.tsx'

interface AboutProps {
  userId: number
  /** Set while the viewer previews their own profile as others see it. */
  viewAs?: ViewAs | undefined
  /** The tab's name; any other text selects the first tab. */
  tab: string | undefined
  onTab: (tab: AboutTabName) => void
}

/** A member's entries about themselves, in five tabs. */
export default function About({ userId, viewAs, tab, onTab }: AboutProps) {
  const { t } = useLingui()
  const panelId = useId()
  const isOwn = useSession()?.id === userId && viewAs === undefined
  const { name: chosen, kinds } = aboutTabs.find(({ name }) => name === tab) ?? aboutTabs[0]
  return (
    <Card aria-labelledby={`${panelId}-heading`}>
      <VisuallyHidden as="h2">
        <span id={`${panelId}-heading`}>{t`About`}</span>
      </VisuallyHidden>
      <TabList
        label={t`About`}
        panelId={panelId}
        tabs={aboutTabs.map(({ name, label }) => ({ name, label: t(label) }))}
        chosen={chosen}
        onChoose={onTab}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${chosen}`} className={classes.panel}>
        {kinds.map((kind) => (
          <EntrySection key={kind.name} kind={kind} userId={userId} viewAs={viewAs} isOwn={isOwn} />
        ))}
      </div>
    </Card>
  )
}
