/** What the product is called and says of itself, in one place. The slogans stand word for word. */
export const brand = {
  name: 'Commons',
  slogans: [
    'We are many they are few – collective power.',
    'Become the partner / Help us Grow',
    'Place for healthy and prosperous community.',
  ],
} as const
