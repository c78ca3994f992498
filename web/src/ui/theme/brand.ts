import { msg } from '@lingui/core/macro'

/** The product's name and slogans, in one place. The slogans must stay word for word. */
export const brand = {
  name: 'Commons',
  slogans: [
    msg`We are many they are few – collective power.`,
    msg`Become the partner / Help us Grow`,
    msg`Place for healthy and prosperous community.`,
  ],
} as const
