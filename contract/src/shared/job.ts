/** Limits and choices of jobs, which the documents call freelance projects. */

export const jobPays = ['hourly', 'fixed'] as const
export type JobPay = (typeof jobPays)[number]

/** Budgets in US dollars: an hour, or for the whole job. */
export const jobBudgets = {
  hourly: ['1-5', '5-20', '20-50', '50-100', '100-200'],
  fixed: ['100-200', '200-300', '300-400', '400-500', '500-1000'],
} as const satisfies Readonly<Record<JobPay, readonly string[]>>

/** Kinds of jobs and of websites that are offered; any other text is one, too. */
export const jobKinds = ['Website', 'Mobile App', 'Figma Design'] as const
export const websiteKinds = ['E-commerce', 'Vlogging', 'Social Media'] as const

/** All in graphemes. */
export const longestJobTitle = 120
export const longestJobDescription = 8_000
export const longestJobKind = 60
export const longestSkill = 40

export const mostSkills = 5

/** Days for which a job takes bids: by default, and at most. */
export const biddingDays = 7
export const longestBidding = 60

/**
 * draft: its client alone sees it. open: takes bids. ended: takes no more, and its client chooses. awarded: a
 * bidder accepted. closed: by its client. suspended: by Commons.
 */
export const jobStatuses = ['draft', 'open', 'ended', 'awarded', 'closed', 'suspended'] as const
export type JobStatus = (typeof jobStatuses)[number]
