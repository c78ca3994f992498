import { msg } from '@lingui/core/macro'
import { IconBriefcase } from '@tabler/icons-react'
import type { Commands } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const freelance: Commands = {
  partOf: 'jobs',
  commands: [
    {
      id: 'freelance.new',
      group: 'create',
      label: msg`New job`,
      words: msg`post project freelance hire work order`,
      icon: IconBriefcase,
      does: paths.postJob(),
    },
  ],
  words: [
    { to: paths.freelancing(), words: msg`jobs work freelancers` },
    { to: paths.findWork(), words: msg`jobs bids projects` },
    { to: paths.findFreelancers(), words: msg`hire people experts` },
    { to: paths.myJobs(), words: msg`jobs agreements work` },
  ],
}
