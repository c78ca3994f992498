import type { Pages } from '../../feature.ts'

export const staff: Pages = {
  members: [
    { path: '/admin', page: () => import('./overview/OverviewPage.tsx'), wide: true },
    { path: '/admin/claim', page: () => import('./claim/ClaimPage.tsx'), alone: true },
    { path: '/admin/reports', page: () => import('./reports/ReportsPage.tsx'), wide: true },
    { path: '/admin/reports/$reportId', page: () => import('./reports/ReportPage.tsx'), wide: true },
    { path: '/admin/appeals', page: () => import('./appeals/AppealsPage.tsx'), wide: true },
    { path: '/admin/members', page: () => import('./members/MembersPage.tsx'), wide: true },
    { path: '/admin/members/$userId', page: () => import('./members/MemberPage.tsx'), wide: true },
    {
      path: '/admin/disputes',
      page: () => import('./disputes/DisputesPage.tsx'),
      wide: true,
      partOf: 'jobs',
    },
    {
      path: '/admin/disputes/$disputeId',
      page: () => import('./disputes/DisputePage.tsx'),
      wide: true,
      partOf: 'jobs',
    },
    {
      path: '/admin/withdrawals',
      page: () => import('./withdrawals/WithdrawalsPage.tsx'),
      wide: true,
      partOf: 'wallet',
    },
    {
      path: '/admin/withdrawals/$withdrawalId',
      page: () => import('./withdrawals/WithdrawalPage.tsx'),
      wide: true,
      partOf: 'wallet',
    },
    { path: '/admin/money', page: () => import('./money/MoneyPage.tsx'), wide: true, partOf: 'wallet' },
    { path: '/admin/signups', page: () => import('./signups/SignupsPage.tsx'), wide: true },
    { path: '/admin/entry', page: () => import('./entry/EntryPage.tsx'), wide: true },
    { path: '/admin/log', page: () => import('./log/LogPage.tsx'), wide: true },
    { path: '/admin/settings', page: () => import('./settings/SettingsPage.tsx'), wide: true },
    { path: '/admin/rules', page: () => import('./rules/RulesPage.tsx'), wide: true },
    { path: '/admin/legal', page: () => import('./legal/LegalPage.tsx'), wide: true },
    { path: '/admin/backups', page: () => import('./backups/BackupsPage.tsx'), wide: true },
    { path: '/admin/storage', page: () => import('./storage/StoragePage.tsx'), wide: true },
    { path: '/admin/jobs', page: () => import('./jobs/JobsPage.tsx'), wide: true },
  ],
}
