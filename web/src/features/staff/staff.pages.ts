import type { Page, Pages } from '../../feature.ts'

// Every visitor loads this list, and few of them are staff: the loaders themselves are apart.
const page =
  (name: keyof typeof import('./staff-loaders.ts')): Page =>
  async () =>
    (await import('./staff-loaders.ts'))[name]()

export const staff: Pages = {
  members: [
    { path: '/admin', page: page('overview'), wide: true },
    { path: '/admin/start', page: page('firstSteps'), wide: true },
    { path: '/admin/claim', page: page('claim'), alone: true },
    { path: '/admin/reports', page: page('reports'), wide: true },
    { path: '/admin/reports/$reportId', page: page('report'), wide: true },
    { path: '/admin/appeals', page: page('appeals'), wide: true },
    { path: '/admin/messages', page: page('messages'), wide: true },
    { path: '/admin/messages/$userId', page: page('memberThread'), wide: true },
    { path: '/admin/templates', page: page('templates'), wide: true },
    { path: '/admin/members', page: page('members'), wide: true },
    { path: '/admin/members/$userId', page: page('member'), wide: true },
    {
      path: '/admin/disputes',
      page: page('disputes'),
      wide: true,
      partOf: 'jobs',
    },
    {
      path: '/admin/disputes/$disputeId',
      page: page('dispute'),
      wide: true,
      partOf: 'jobs',
    },
    {
      path: '/admin/withdrawals',
      page: page('withdrawals'),
      wide: true,
      partOf: 'wallet',
    },
    {
      path: '/admin/withdrawals/$withdrawalId',
      page: page('withdrawal'),
      wide: true,
      partOf: 'wallet',
    },
    { path: '/admin/money', page: page('money'), wide: true, partOf: 'wallet' },
    { path: '/admin/signups', page: page('signups'), wide: true },
    { path: '/admin/entry', page: page('entry'), wide: true },
    { path: '/admin/words', page: page('words'), wide: true },
    { path: '/admin/tags', page: page('tags'), wide: true },
    { path: '/admin/interests', page: page('interests'), wide: true },
    { path: '/admin/log', page: page('log'), wide: true },
    { path: '/admin/settings', page: page('settings'), wide: true },
    { path: '/admin/rules', page: page('rules'), wide: true },
    { path: '/admin/legal', page: page('legal'), wide: true },
    {
      path: '/admin/announcements',
      page: page('announcements'),
      wide: true,
    },
    { path: '/admin/backups', page: page('backups'), wide: true },
    { path: '/admin/storage', page: page('storage'), wide: true },
    { path: '/admin/jobs', page: page('jobs'), wide: true },
  ],
}
