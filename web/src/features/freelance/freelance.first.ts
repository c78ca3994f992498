import { msg } from '@lingui/core/macro'
import { IconBriefcase } from '@tabler/icons-react'
import type { First } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const freelance: First = {
  partOf: 'jobs',
  places: [
    {
      rank: 85,
      to: paths.freelancing(),
      label: msg`Freelancing`,
      icon: IconBriefcase,
      key: 'l',
      places: [
        { to: paths.freelanceDashboard(), label: msg`Dashboard` },
        { to: paths.findWork(), label: msg`Find work` },
        { to: paths.findFreelancers(), label: msg`Find freelancers` },
        { to: paths.myJobs(), label: msg`My projects` },
        { to: paths.insightBids(), label: msg`Insight bids` },
        { to: paths.disputes(), label: msg`Disputes` },
        { to: paths.postJob(), label: msg`Post a Project` },
        { to: paths.freelancer, label: msg`My freelancer profile` },
        { to: paths.freelancerSettings(), label: msg`Freelancer settings` },
      ],
      onlyInMenu: true,
    },
  ],
}
