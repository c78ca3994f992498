/** Features that a network can do without (decision 097). `contract/src/all.ts` says which calls are of which. */
export const networkFeatures = [
  'groups',
  'videos',
  'reels',
  'surveys',
  'projects',
  'jobs',
  'video_calls',
  'wallet',
] as const
export type NetworkFeature = (typeof networkFeatures)[number]

/** What a feature can't be without. */
export const featureNeeds: Readonly<Partial<Record<NetworkFeature, readonly NetworkFeature[]>>> = {
  projects: ['groups', 'wallet'],
  jobs: ['wallet'],
}

/** Returns the features that are absent where these are switched off: those that need them, too. */
export const absentWithout = (off: readonly NetworkFeature[]): NetworkFeature[] =>
  networkFeatures.filter((each) => [each, ...(featureNeeds[each] ?? [])].some((one) => off.includes(one)))
