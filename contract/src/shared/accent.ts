/** The colours of buttons and links that a network can have; all of them keep the contrast of the first. */
export const accents = ['petrol', 'blue', 'violet', 'plum', 'green', 'bronze'] as const
export type Accent = (typeof accents)[number]

interface AccentColours {
  /** Lightest first, like each row of the client's palette. */
  readonly shades: readonly string[]
  /** Behind soft buttons in the dark. */
  readonly darkSoft: string
}

/** Made in OKLCH with the lightness of petrol, so that each can stand in its place. */
export const accentColours: Readonly<Record<Accent, AccentColours>> = {
  petrol: {
    shades: [
      '#eef9fb',
      '#d7f1f4',
      '#b3e3e9',
      '#85cfd8',
      '#52b7c2',
      '#199eaa',
      '#00838d',
      '#006972',
      '#015259',
      '#003c42',
    ],
    darkSoft: '#163d45',
  },
  blue: {
    shades: [
      '#f1f7ff',
      '#dfedfe',
      '#c1dbfe',
      '#96c4ff',
      '#6da8f4',
      '#4b8ee0',
      '#3a74bc',
      '#2d5d98',
      '#224878',
      '#17355a',
    ],
    darkSoft: '#203856',
  },
  violet: {
    shades: [
      '#f6f5fe',
      '#ebe8fe',
      '#d9d2ff',
      '#c2b5ff',
      '#a894f7',
      '#9077e2',
      '#7760bf',
      '#5f4d9a',
      '#4a3b79',
      '#362a5b',
    ],
    darkSoft: '#383057',
  },
  plum: {
    shades: [
      '#fff3fb',
      '#fde2f4',
      '#f9c8e9',
      '#eda6d8',
      '#db84c3',
      '#c365ab',
      '#a3518e',
      '#844072',
      '#673159',
      '#4d2242',
    ],
    darkSoft: '#4c2942',
  },
  green: {
    shades: [
      '#f1f9f2',
      '#def1e1',
      '#c0e4c6',
      '#9bd0a5',
      '#74b883',
      '#53a066',
      '#418452',
      '#336a41',
      '#265332',
      '#1a3d23',
    ],
    darkSoft: '#233e29',
  },
  bronze: {
    shades: [
      '#fdf5ee',
      '#fae7d8',
      '#f3d2b6',
      '#e6b68d',
      '#d39863',
      '#bb7c3f',
      '#9d652f',
      '#7e5024',
      '#633e1b',
      '#492d11',
    ],
    darkSoft: '#49311c',
  },
}

/** Returns the colour on a light ground: of buttons, links and the frame of the app. */
export const accentColour = (accent: Accent): string => accentColours[accent].shades[7] ?? ''
