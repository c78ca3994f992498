import { features } from '../../features.ts'
import type { Feature } from '../../feature.ts'

/** The texts for each kind of reportable content. */
export const reportTexts = features.reduce<NonNullable<Feature['reports']>>(
  (all, { reports }) => ({ ...all, ...reports }),
  {},
)
