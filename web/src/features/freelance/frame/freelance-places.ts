import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  IconBriefcase,
  IconChartBar,
  IconLayoutDashboard,
  IconSearch,
  IconSettings,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'
import { paths } from '../../../paths.ts'

interface FreelancePlace {
  readonly to: string
  readonly label: MessageDescriptor
  readonly icon: Icon
}

/** The places of freelancing, in their order. */
export const freelancePlaces: readonly FreelancePlace[] = [
  { to: paths.freelanceDashboard(), label: msg`Dashboard`, icon: IconLayoutDashboard },
  { to: paths.findWork(), label: msg`Find work`, icon: IconSearch },
  { to: paths.findFreelancers(), label: msg`Find freelancers`, icon: IconUsers },
  { to: paths.myJobs(), label: msg`My projects`, icon: IconBriefcase },
  { to: paths.insightBids(), label: msg`Insight bids`, icon: IconChartBar },
  { to: paths.freelancerSettings(), label: msg`Settings`, icon: IconSettings },
]
