import type { Funding } from '@commons/contract/funding/funding.ts'
import { type Forms, type } from '../../test-walk-forms.tsx'
import { aProject } from '../projects/test-projects.ts'
import { aWallet } from '../wallet/test-wallet.tsx'
import { CrowdfundForm } from './crowdfund/CrowdfundForm.tsx'
import { ReportForm } from './milestones/ReportForm.tsx'
import { SetMilestones } from './milestones/SetMilestones.tsx'
import { UpdateForm } from './money/UpdateForm.tsx'
import { StretchGoalForm } from './stretch/StretchGoalForm.tsx'
import { RewardTierForm } from './rewards/RewardTierForm.tsx'

const ignore = () => {}
const goal = { stretch_goal_id: 4, amount: '200', title: 'A second oven', description: '', reached_at: null }

const funding = { ...aProject(), id: 3, milestones: [], tiers: [], fee_percent: '2.5' } as unknown as Funding

export const crowdfunding = [
  {
    call: 'crowdfunding',
    render: () => <CrowdfundForm wallet={aWallet()} funding={funding} onClose={ignore} />,
    fill: () => type('Tokens', '5'),
    fields: { token: 'Tokens' },
    given: ['group_id', 'is_unnamed'],
  },
] as const satisfies Forms[string]

export const forms: Forms = {
  'features/funding/milestones/ReportForm.tsx': [
    {
      call: 'report_milestone',
      render: () => <ReportForm groupId={3} nth={1} />,
      fill: () => type('What has been done', 'The walls stand'),
      fields: { report: 'What has been done' },
      given: ['group_id', 'nth'],
    },
  ],
  'features/funding/milestones/SetMilestones.tsx': [
    {
      call: 'set_milestones',
      render: () => <SetMilestones funding={funding} onClose={ignore} />,
      fill() {
        type('Milestone 1', 'Walls')
        type('Milestone 2', 'Roof')
      },
      fields: {},
      // What is wrong with them is wrong with all of them together.
      given: ['group_id', 'milestones'],
    },
  ],
  'features/funding/money/UpdateForm.tsx': [
    {
      call: 'add_backer_update',
      render: () => <UpdateForm groupId={3} />,
      fill: () => type('Message to your backers', 'The roof is on'),
      fields: { message: 'Message to your backers' },
      given: ['group_id'],
    },
  ],
  'features/funding/rewards/RewardTierForm.tsx': [
    {
      call: 'add_reward_tier',
      render: () => <RewardTierForm groupId={3} endsAt="2026-12-01T08:00:00.000Z" onClose={ignore} />,
      fill() {
        type('Name', 'A cup')
        type('What backers get', 'A cup with your name')
        type('For a pledge of at least', '8')
        type('How many there are', '20')
        type('Estimated delivery', '2027-03')
      },
      fields: {
        title: 'Name',
        description: 'What backers get',
        amount: 'For a pledge of at least',
        limit: 'How many there are',
        delivery: 'Estimated delivery',
      },
      given: ['group_id'],
    },
  ],
  'features/funding/stretch/StretchGoalForm.tsx': [
    {
      call: 'add_stretch_goal',
      render: () => <StretchGoalForm groupId={3} onClose={ignore} />,
      fill() {
        type('When pledges come to', '200')
        type("What you'll do with it", 'A second oven')
        type('More about it', 'For cakes')
      },
      fields: {
        amount: 'When pledges come to',
        title: "What you'll do with it",
        description: 'More about it',
      },
      given: ['group_id'],
    },
    {
      call: 'edit_stretch_goal',
      render: () => <StretchGoalForm groupId={3} goal={goal} onClose={ignore} />,
      fill: () => type('More about it', 'For cakes'),
      fields: {
        amount: 'When pledges come to',
        title: "What you'll do with it",
        description: 'More about it',
      },
      given: ['stretch_goal_id'],
    },
  ],
}
