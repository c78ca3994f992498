import { msg } from '@lingui/core/macro'

/** What the product is called and says of itself, in one place. The slogans stand word for word. */
export const brand = {
  name: 'Commons',
  slogans: [
    msg`We are many they are few – collective power.`,
    msg`Become the partner / Help us Grow`,
    msg`Place for healthy and prosperous community.`,
  ],
} as const
