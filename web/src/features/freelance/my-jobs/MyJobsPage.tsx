import { projectRoles } from '@commons/contract/freelance/my-projects.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { paths } from '../../../paths.ts'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { ListSearch } from '../../../shown/ListSearch.tsx'
import { useListFilters } from '../../../shown/use-list-filters.ts'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { TabList } from '../../../ui/layout/TabList.tsx'
import { FreelanceShell } from '../frame/FreelanceShell.tsx'
import classes from './MyJobsPage.module.css'
import { OpenJobs } from './OpenJobs.tsx'
import { OwnBids } from './OwnBids.tsx'
import { Quotes } from './Quotes.tsx'
import { type Tab, tabsOf } from './tabs.ts'
import { Work } from './Work.tsx'

/** A member's own jobs as a client, or their bids and work as a freelancer. */
export default function MyJobsPage() {
  const { t } = useLingui()
  const panelId = useId()
  const { search, chosen, choose } = useListFilters({
    role: projectRoles,
    tab: ['', ...tabsOf.client, ...tabsOf.freelancer],
  })
  const { role } = chosen
  const tabs: readonly [Tab, ...Tab[]] = tabsOf[role]
  const tab = tabs.find((each) => each === chosen.tab) ?? tabs[0]
  const names: Record<Tab, string> = {
    open: t`Open Projects`,
    bids: t`Bids`,
    current: t`Current Work`,
    past: t`Past Work`,
    quotes: t`Quotes`,
  }
  const asked = { search: search.input, label: names[tab] }
  return (
    <FreelanceShell>
      <HeadedPage
        name={t`My projects`}
        hint={
          <Link to={paths.disputes()}>
            <Trans>Your disputes</Trans>
          </Link>
        }
      >
        <Card as="div" className={classes.card}>
          <div className={classes.head}>
            <SegmentedChoice
              label={t`Which side you see`}
              value={role}
              options={[
                { value: 'client', label: t`As client` },
                { value: 'freelancer', label: t`As freelancer` },
              ]}
              onChange={(value) => choose('role', value)}
            />
            <div className={classes.search}>
              <ListSearch
                search={search}
                label={t({ message: 'Search projects', context: 'freelance projects' })}
              />
            </div>
          </div>
          <TabList
            label={t`My projects`}
            panelId={panelId}
            tabs={tabs.map((name) => ({ name, label: names[name] }))}
            chosen={tab}
            onChoose={(name) => choose('tab', name === tabs[0] ? '' : name)}
          />
          <div
            id={panelId}
            role="tabpanel"
            aria-labelledby={`${panelId}-${tab}`}
            tabIndex={-1}
            className={classes.panel}
          >
            {tab === 'open' && <OpenJobs {...asked} />}
            {tab === 'bids' && <OwnBids {...asked} />}
            {/* Another key is another list: no row of one may stand in for those of the next. */}
            {tab === 'quotes' && <Quotes key={role} role={role} {...asked} />}
            {(tab === 'current' || tab === 'past') && (
              <Work key={`${role} ${tab}`} role={role} tab={tab} {...asked} />
            )}
          </div>
        </Card>
      </HeadedPage>
    </FreelanceShell>
  )
}
